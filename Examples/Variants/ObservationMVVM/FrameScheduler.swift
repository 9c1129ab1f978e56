import Synchronization

/// Remembers that a view has to be drawn again; it may be called on any thread.
final class FrameScheduler: Sendable {
  private let isScheduled = Atomic(false)

  /// Schedules one drawing for the next turn of the run loop, however often it is called.
  func schedule() {
    isScheduled.store(true, ordering: .relaxed)
  }

  /// Draws if that is scheduled.
  func turn(_ draw: () -> Void) {
    if isScheduled.exchange(false, ordering: .relaxed) { draw() }
  }
}

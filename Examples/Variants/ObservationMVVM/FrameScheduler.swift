import Synchronization

/// Remembers that a view has to be drawn anew; it may be told so on any thread.
final class FrameScheduler: Sendable {
  private let isScheduled = Atomic(false)

  /// Has the view drawn at the next turn of the run loop, once however often it is asked.
  func schedule() {
    isScheduled.store(true, ordering: .relaxed)
  }

  /// Draws if that is due.
  func turn(_ draw: () -> Void) {
    if isScheduled.exchange(false, ordering: .relaxed) { draw() }
  }
}

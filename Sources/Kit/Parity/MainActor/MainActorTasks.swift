import AppScreens
import Foundation
import Synchronization

/// How long tasks of the main actor may take, and how long they took.
final class TaskTimes: Sendable {
  /// The milliseconds that a screen has after each step for what nothing says the end of.
  let delay: Int

  private let milliseconds = Atomic(0)

  /// Times of which none has passed.
  init(delay: Int = 0) {
    self.delay = delay
  }

  /// Waits for a millisecond.
  func wait() {
    usleep(1_000)
    milliseconds.add(1, ordering: .relaxed)
  }

  /// The seconds that were waited.
  var seconds: Double { Double(milliseconds.load(ordering: .relaxed)) / 1_000 }
}

/// The tasks of a screen of the main actor, which are waited for from wherever a walk is taken.
final class MainActorTasks: Sendable {
  private let tasks = ScreenTasks()
  private let times: TaskTimes

  init(within times: TaskTimes) {
    self.times = times
  }

  /// Does something on the main actor, to which the tasks belong that it starts.
  @MainActor func start<Result>(_ step: () -> Result) -> Result { tasks.start(step) }

  /// Takes a step on the main actor, and waits for the tasks that it starts.
  func take<Value>(_ value: Isolated<Value>, _ step: @MainActor (Value) -> Void) {
    begin(value, step)
    settle()
  }

  /// Takes a step on the main actor.
  func begin<Value>(_ value: Isolated<Value>, _ step: @MainActor (Value) -> Void) {
    value.use { value in start { step(value) } }
  }

  /// Turns the main queue until the tasks have nothing more to do.
  func settle() { settle(for: times.delay) }

  /// Turns the main queue for some milliseconds, and until the tasks have nothing more to do.
  func settle(for delay: Int) {
    finish()
    for _ in 0..<delay {
      times.wait()
      MainThread.awaitOtherThreads()
      MainThread.turn()
      finish()
    }
  }

  private func finish() {
    while let areSlow = MainThread.perform({ tasks.areAtWork ? tasks.areSlow : nil }) {
      MainThread.awaitOtherThreads()
      if areSlow { times.wait() }
      MainThread.turn()
    }
  }

  /// Indicates whether all have ended.
  var haveEnded: Bool { MainThread.perform { tasks.isEmpty } }
}

extension MainActorTasks: CustomReflectable {
  /// Nothing: the times outlive a screen, and would look like a part of it that is not released.
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

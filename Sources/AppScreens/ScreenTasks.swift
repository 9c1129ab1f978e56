import Synchronization

/// The tasks of a screen of the main actor, which show when they have nothing more to do, without a clock.
///
/// ```swift
/// tasks.start { screen.take(step) }
/// while tasks.areAtWork { await Task.yield() }
/// ```
///
/// A task inherits the task-local values of the step that starts it, so that the mark of a step exists until the
/// last of its tasks has ended. They are at work while it exists, but for those that wait for a headless service.
///
/// Some things are not waited for: detached tasks, timers and queues have no mark, and a few turns of the main
/// queue; a task that does not end for long, since it sleeps or waits for something else, as for a stream, is left
/// to itself, with some more turns after each step. After a few of these such tasks are left soon.
@MainActor public final class ScreenTasks {
  /// The mark of a step, which each of its tasks has.
  final class Mark: Sendable {
    /// The mark of the step to which the present task belongs.
    @TaskLocal static var current: Mark?

    fileprivate let waiting = Atomic(0)

    /// Notes that one more task waits for a service, or one less.
    func addWaiting(_ count: Int) { waiting.add(count, ordering: .relaxed) }
  }

  /// A step whose tasks may be at work.
  private struct Started {
    weak var mark: Mark?

    /// Indicates whether its tasks have not ended for long.
    var isLeft = false

    /// Indicates whether its tasks may do something, and are waited for.
    var isAtWork: Bool {
      !isLeft && (mark.map { $0.waiting.load(ordering: .relaxed) < 1 } ?? false)
    }
  }

  private static var tasksLeft = 0
  private var steps: [Started] = []
  private var (turns, quietTurns) = (0, 0)

  /// No tasks.
  public nonisolated init() {}

  /// Takes a step, to which the tasks belong that it starts.
  public func start<Result>(_ step: () -> Result) -> Result {
    let mark = Mark()
    steps.append(Started(mark: mark))
    (turns, quietTurns) = (0, 0)
    return Mark.$current.withValue(mark, operation: step)
  }

  /// Indicates whether one more turn of the main queue is needed.
  public var areAtWork: Bool {
    steps.removeAll { $0.mark == nil }
    turns += 1
    if turns > (Self.tasksLeft < 3 ? 300 : 12) {
      Self.tasksLeft += 1
      for index in steps.indices where steps[index].isAtWork { steps[index].isLeft = true }
      turns = 0
    }
    quietTurns = steps.contains(where: \.isAtWork) ? 0 : quietTurns + 1
    return quietTurns <= (steps.contains(where: \.isLeft) ? 4 : 2)
  }

  /// Indicates whether they take long, as on a busy machine, so that a turn may be preceded by a millisecond's sleep.
  public var areSlow: Bool { turns > 100 }

  /// Indicates whether all have ended.
  public var isEmpty: Bool { !steps.contains { $0.mark != nil } }
}

extension ScreenTasks: CustomReflectable {
  /// Nothing: what reflection finds may be kept, and a mark that is kept looks like a task that has not ended.
  public nonisolated var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

/// A task that waits for a headless service until a step resumes it.
public final class WaitingTask<Value: Sendable>: Sendable {
  private struct State {
    var waiting: (continuation: CheckedContinuation<Value, Never>, mark: ScreenTasks.Mark?)?
    var isCancelled = false
  }

  private let state = Mutex(State())

  private init() {}

  /// Waits for a value.
  ///
  /// - Parameters:
  ///   - begin: Keeps the waiting task, to resume it later, or resumes it.
  ///   - cancel: Called if the task is cancelled, on any thread.
  /// - Returns: The value with which it is resumed.
  @MainActor public static func value(
    _ begin: (WaitingTask) -> Void,
    onCancel cancel: @escaping @Sendable (WaitingTask) -> Void = { _ in }
  ) async -> Value {
    let task = WaitingTask()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mark = ScreenTasks.Mark.current
        mark?.addWaiting(1)
        task.state.withLock { $0.waiting = (continuation, mark) }
        begin(task)
        if task.isCancelled { cancel(task) }
      }
    } onCancel: {
      task.state.withLock { $0.isCancelled = true }
      cancel(task)
    }
  }

  /// Resumes the task, the first time that it is called.
  public func resume(returning value: Value) {
    // With the mark it would look as if the task had not ended.
    guard let waiting = state.withLock({ $0.waiting.take() }) else { return }
    waiting.mark?.addWaiting(-1)
    waiting.continuation.resume(returning: value)
  }

  /// Indicates whether the task was cancelled.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Indicates whether it was resumed.
  public var isResumed: Bool { state.withLock { $0.waiting == nil } }
}

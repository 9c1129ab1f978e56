import AppScreens
import Foundation
import TriptychTerminal

/// A place where walks are taken: this process, or another that a screen may take down.
public protocol Runner: Sendable {
  /// The trails that screens of a pattern leave along walks under a condition, in the order of the walks.
  ///
  /// A walk that could not be tried ends with the reason, and never as if nothing were wrong.
  func show<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], of app: Subject, on pattern: Pattern,
    under condition: Condition
  ) -> [Trail<Subject.State>]

  /// A runner in which no screen was made before; nil if none can be had.
  var fresh: (any Runner)? { get }

  /// The words that start a command over the same patterns, which finds again what was found; nil if unknown.
  var invocation: String? { get }
}

extension Runner {
  /// No command is known.
  public var invocation: String? { nil }

  /// The trail of one walk.
  func show<Subject: AppDefinition>(
    _ walk: Walk<Subject.Gesture>, of app: Subject, on pattern: Pattern,
    under condition: Condition = .plain
  ) -> Trail<Subject.State> {
    show([walk], of: app, on: pattern, under: condition)[0]
  }
}

/// This process, which a screen that traps or exits ends, and one that hangs blocks.
public struct InProcess: Runner {
  private let worker: WorkerRunner?
  private let pause: Double

  /// This process.
  ///
  /// - Parameters:
  ///   - worker: Processes in which no screen was made before, to confirm findings; none unless given.
  ///   - pause: The seconds that a pause takes, in which the run loop turns.
  public init(with worker: WorkerRunner? = nil, pause: Double = 0.2) {
    (self.worker, self.pause) = (worker, pause)
  }

  /// Takes the walks here.
  public func show<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], of app: Subject, on pattern: Pattern,
    under condition: Condition
  ) -> [Trail<Subject.State>] {
    let times = TaskTimes(delay: walks.map(\.delay).max() ?? 0)
    guard let makeScreen = app.screenFactory(in: pattern, within: times) else {
      return walks.map { _ in .notRun("\(pattern.name) makes no screen for \(app.name) yet") }
    }
    SignalStack.prepare()
    let place = "\(app.name), \(pattern.name)"
    let batch = WalkBatch(
      app: app, walks: walks, condition: condition, makeScreen: makeScreen, pause: pause)
    let turns = app.isOnMainActor(in: pattern)
    guard !turns || MainThread.canTurn else {
      let reason = "screens of the main actor need their tasks: write `await check.run()` in a test"
      return walks.map { _ in .notRun(reason) }
    }
    // While other walks have the main thread, these are not in progress.
    @Sendable func trails() -> [Trail<Subject.State>] {
      WalkProgress.during(walks, at: place, under: condition) { progress in
        let start = processorSeconds()
        var trails = batch.trails(noting: progress)
        if !trails.isEmpty { trails[0].seconds = processorSeconds() - start + times.seconds }
        return trails
      }
    }
    guard turns || condition == .plain && walks.contains(where: \.isOnMainThread) else {
      return trails()
    }
    return MainThread.take(turning: turns) {
      SignalStack.prepare()
      return trails()
    }
  }

  /// A process of its own, if there are any.
  public var fresh: (any Runner)? { worker?.fresh }

  /// The command of the processes of its own, if there are any.
  public var invocation: String? { worker?.invocation }
}

/// The seconds for which this thread has computed so far, whatever else the machine does.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

extension Trail {
  /// A trail of a walk that could not be tried, and why.
  static func notRun(_ reason: String) -> Trail {
    var trail = Trail()
    trail.ending = .notRun(reason)
    return trail
  }
}

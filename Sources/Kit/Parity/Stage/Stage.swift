import AppScreens
import Foundation
import Synchronization

/// A process that shows the screens of one pattern, and decides nothing; what it shows is judged here.
///
/// It is started when the first screen is made. Once it has failed, all its screens are blank, and so
/// are all others until ``renew(patience:)``.
package final class Stage: Sendable {
  private struct State {
    let worker: Worker
    var generation = 0
    var screens = 0
    var failure: ProcessFailure?
    var patience: Double?
    var keepsScreens = false
  }

  private let state: Mutex<State>
  private let deadline: ContinuousClock.Instant
  private let pattern: String

  /// The words that are others here than in the rules.
  package let words: StageWords

  /// The name of a submission's pattern on its stage, whatever it is called elsewhere.
  package static let submission = "Submission"

  /// A stage in processes of an executable that serves.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable.
  ///   - arguments: The arguments with which it serves.
  ///   - pattern: The name of the pattern.
  ///   - words: The words that are others there than in the rules.
  ///   - limits: The limits within which each process must keep; that on a run is counted from now.
  package init(
    executable: String, arguments: [String] = [], pattern: String = Stage.submission,
    words: StageWords = StageWords(), limits: Isolation.Limits
  ) {
    deadline = .now + .seconds(limits.run)
    (self.pattern, self.words) = (pattern, words)
    state = Mutex(State(worker: Worker(executable, arguments, limits)))
  }

  /// Ends the process, so that the next screen comes from one that nobody has used.
  ///
  /// - Parameters:
  ///   - patience: The seconds that a step may take; as long as the limits say unless given.
  ///   - number: The number of its surroundings: language, time zone, a person's name and home.
  ///   - keepsScreens: Whether no screen is let go, for what happens then is another matter.
  package func renew(
    patience: Double? = nil, surroundings number: UInt64 = 5,
    keepingScreens keepsScreens: Bool = false
  ) {
    state.withLock { state in
      state.worker.drop()
      state.worker.surroundings = Surroundings(number).variables
      state.generation += 1
      state.failure = nil
      state.patience = patience
      state.keepsScreens = keepsScreens
    }
  }

  /// The failure of the process since it was renewed; nil if there was none.
  package var failure: ProcessFailure? { state.withLock(\.failure) }

  /// Indicates whether the time for everything is over.
  package var isOver: Bool { ContinuousClock.now >= deadline }

  /// The pattern as it is seen on the stage, for one app.
  package func pattern<Subject: AppDefinition>(of app: Subject) -> Pattern {
    let edited = Set(StepCorpus(app).slots.map(\.slot.name))
    return Pattern(Self.submission) { @Sendable in StagedScreen(of: app, editing: edited, on: self)
    }
  }

  /// The finding of a process that watches what is released; nil if all is, or if the process fails.
  package func watch(
    _ steps: [String], of app: some AppDefinition, in mode: RunMode
  ) -> Finding? {
    let request = WorkerRequest.watch(
      app: app.name, pattern: pattern, mode: mode, leavingWorldApart: app.leavesWorldApart,
      steps: steps)
    return answer(to: request, as: Finding?.self) ?? nil
  }

  /// The place of a new screen: the life of the process that it belongs to, its number there, and
  /// whether it stays when nobody wants it any more.
  func place() -> (generation: Int, number: Int, isKept: Bool) {
    state.withLock { state in
      state.screens += 1
      return (state.generation, state.screens, state.keepsScreens)
    }
  }

  /// The displays at each look; nil once the process has failed or given its place to another.
  func looks<Subject: AppDefinition>(
    _ operations: [StageOperation], of app: Subject, editing edited: Set<String>, in generation: Int
  ) -> [StageLook<Subject.Display>]? {
    guard state.withLock({ $0.generation == generation }) else { return nil }
    return answer(
      to: .stage(app: app.name, pattern: pattern, operations), as: [StageLook<Subject.Display>].self
    )?.map { look in
      StageLook(
        display: words.display(look.display, of: Subject.self, but: edited), views: look.views)
    }
  }

  private func answer<Answer: Decodable & Sendable>(
    to request: WorkerRequest, as _: Answer.Type
  ) -> Answer? {
    state.withLock { state in
      guard state.failure == nil else { return nil }
      do throws(ProcessFailure) {
        let reply = try state.worker.answer(
          to: request, patience: state.patience, until: deadline, as: Answer.self)
        state.failure = reply.failure
        return reply.answer
      } catch {
        state.failure = error
        return nil
      }
    }
  }
}

extension AppDefinition {
  /// Indicates whether a rule of its own is about what stays behind in the world.
  fileprivate var leavesWorldApart: Bool { rules.contains { $0.mode == .leavingTheWorld } }
}

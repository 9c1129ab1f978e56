import AppScreens
import Foundation
import Synchronization
import TriptychTerminal

/// The progress of a check, or of the walks that a thread takes, which a screen may leave or make hang.
///
/// A process that exits while any is unfinished ends with failure, in tests too, and says so. What a
/// process in `_exit` skips cannot be seen from within: for that there are processes of their own.
package final class WalkProgress: Sendable {
  private static let all = Mutex<[WalkProgress]>([])

  /// Watches the end of this process from the first use on.
  private static let watch: Void = {
    atexit { WalkProgress.refuse() }
    #if canImport(Glibc)
      at_quick_exit { WalkProgress.refuse() }
    #endif
  }()

  /// What is unfinished now, on all threads; what began first comes first.
  package static var present: [WalkProgress] { all.withLock(\.self) }

  /// The name of the work, such as `token, MVC, with pauses`.
  package let name: String

  /// Returns the steps of a walk by its number.
  private typealias Notations = @Sendable (_ walk: Int) -> [String]

  /// The steps of the walks; nil of a check, and where steps are taken slowly.
  private let notations: Notations?

  private let walk = Atomic(0)
  private let displays = Atomic(0)

  private init(_ name: String, _ notations: Notations?) {
    (self.name, self.notations) = (name, notations)
  }

  /// Runs a check; if the process exits before it returns, the exit status is a failure.
  static func during<Result>(_ name: String, _ body: () -> Result) -> Result {
    during(WalkProgress(name, nil)) { _ in body() }
  }

  /// Takes walks and knows their progress; if the process exits before that returns, the status is a failure.
  static func during<Gesture, Result>(
    _ walks: [Walk<Gesture>], at place: String, under condition: Condition,
    _ body: (WalkProgress) -> Result
  ) -> Result {
    let name = condition == .plain ? place : "\(place), \(condition.words)"
    let notations: Notations = { walk in
      walks.indices.contains(walk) ? walks[walk].steps.map(\.notation) : []
    }
    return during(WalkProgress(name, condition.facts.pauses ? nil : notations), body)
  }

  private static func during<Result>(
    _ progress: WalkProgress, _ body: (WalkProgress) -> Result
  ) -> Result {
    _ = watch
    all.withLock { $0.append(progress) }
    defer { all.withLock { all in all.removeAll { $0 === progress } } }
    return body(progress)
  }

  private static func refuse() {
    guard let name = all.withLockIfAvailable({ $0.last?.name }) ?? nil else { return }
    let words = "\nThe process was left in the middle of a run, which proves nothing: \(name)\n"
    FileHandle.standardError.write(Data(words.utf8))
    _exit(2)
  }

  /// Notes that a display of the present walk was seen.
  func noteDisplay() { displays.add(1, ordering: .relaxed) }

  /// Notes that the present walk is over.
  func noteEnd() {
    walk.add(1, ordering: .relaxed)
    displays.store(0, ordering: .relaxed)
  }

  /// What is being done, such as `colour, MVP: step 2, "green=on", after "yellow=on"`; nil of a check, and where
  /// steps are taken slowly.
  package var words: String? {
    guard let notations else { return nil }
    let steps = notations(walk.load(ordering: .relaxed))
    let displays = displays.load(ordering: .relaxed)
    let taken = max(0, displays - 1)
    let shown = (displays == 0 ? steps : Array(steps.prefix(taken))).suffix(8)
    let list = shown.map(\.quotedExcerpt).joined(separator: ", ")
    if displays == 0 {
      return steps.isEmpty ? "\(name): a new screen" : "\(name): a new screen, or then \(list)"
    }
    let after = list.isEmpty ? "" : ", after \(shown.count < taken ? "…, " : "")\(list)"
    guard steps.indices.contains(taken) else { return "\(name): releasing the screen\(after)" }
    return "\(name): step \(taken + 1), \(steps[taken].quotedExcerpt)\(after)"
  }
}

import AppScreens
import Synchronization
import TriptychTextLayout

/// The progress of the walks that a thread of this process takes, so that a step that hangs can be named.
package final class WalkProgress: Sendable {
  /// A place in the walks: the walk, and the number of its displays so far.
  package struct Position: Hashable, Sendable {
    fileprivate var walk = 0
    fileprivate var displays = 0
  }

  private static let all = Mutex<[WalkProgress]>([])

  /// The progress of all threads that take walks now, but for those that take them slowly.
  package static var present: [WalkProgress] { all.withLock(\.self) }

  private let place: String
  private let notations: @Sendable (Position) -> (steps: [String], displays: Int)
  private let walk = Atomic(0)
  private let displays = Atomic(0)

  private init(
    _ place: String, _ notations: @escaping @Sendable (Position) -> (steps: [String], displays: Int)
  ) {
    (self.place, self.notations) = (place, notations)
  }

  /// Takes walks, and knows of their progress meanwhile.
  static func during<Gesture, Result>(
    _ walks: [Walk<Gesture>], at place: String, under condition: Condition,
    _ body: (WalkProgress) -> Result
  ) -> Result {
    let words = condition == .plain ? place : "\(place), \(condition.words)"
    let progress = WalkProgress(words) { position in
      guard walks.indices.contains(position.walk) else { return ([], position.displays) }
      let walk = walks[position.walk]
      let steps = walk.steps.map(\.notation)
      // Before the last step on a screen, none of its displays is read.
      guard let last = walk.lastSteps.dropFirst(position.displays).first else {
        return (steps, position.displays)
      }
      return (steps + [last.notation], steps.count + 1)
    }
    if !condition.facts.pauses { all.withLock { $0.append(progress) } }
    defer { all.withLock { all in all.removeAll { $0 === progress } } }
    return body(progress)
  }

  /// Notes that a display of the present walk was seen.
  func noteDisplay() { displays.add(1, ordering: .relaxed) }

  /// Notes that the present walk is over.
  func noteEnd() {
    walk.add(1, ordering: .relaxed)
    displays.store(0, ordering: .relaxed)
  }

  /// The present place in the walks.
  package var position: Position {
    Position(
      walk: walk.load(ordering: .relaxed), displays: displays.load(ordering: .relaxed))
  }

  /// What is being done at a place, such as `colour, MVP: step 2, "green=on", after "yellow=on"`.
  package func words(at position: Position) -> String {
    let (steps, displays) = notations(position)
    let taken = max(0, displays - 1)
    let shown = (displays == 0 ? steps : Array(steps.prefix(taken))).suffix(8)
    let list = shown.map(\.quotedExcerpt).joined(separator: ", ")
    if displays == 0 {
      return steps.isEmpty ? "\(place): a new screen" : "\(place): a new screen, or then \(list)"
    }
    let after = list.isEmpty ? "" : ", after \(shown.count < taken ? "…, " : "")\(list)"
    guard steps.indices.contains(taken) else { return "\(place): releasing the screen\(after)" }
    return "\(place): step \(taken + 1), \(steps[taken].quotedExcerpt)\(after)"
  }
}

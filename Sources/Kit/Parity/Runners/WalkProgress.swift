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
  private let notations: @Sendable (Int) -> [String]
  private let walk = Atomic(0)
  private let displays = Atomic(0)

  private init(_ place: String, _ notations: @escaping @Sendable (Int) -> [String]) {
    (self.place, self.notations) = (place, notations)
  }

  /// Takes walks, and knows of their progress meanwhile.
  static func during<Gesture, Result>(
    _ walks: [Walk<Gesture>], at place: String, under condition: Condition,
    _ body: (WalkProgress) -> Result
  ) -> Result {
    let words = condition == .plain ? place : "\(place), \(condition.words)"
    let progress = WalkProgress(words) { index in
      walks.indices.contains(index) ? walks[index].steps.map(\.notation) : []
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
    let steps = notations(position.walk)
    let taken = max(0, position.displays - 1)
    let shown = (position.displays == 0 ? steps : Array(steps.prefix(taken))).suffix(8)
    let list = shown.map(\.quotedExcerpt).joined(separator: ", ")
    if position.displays == 0 {
      return steps.isEmpty ? "\(place): a new screen" : "\(place): a new screen, or then \(list)"
    }
    let after = list.isEmpty ? "" : ", after \(shown.count < taken ? "…, " : "")\(list)"
    guard steps.indices.contains(taken) else { return "\(place): releasing the screen\(after)" }
    return "\(place): step \(taken + 1), \(steps[taken].quotedExcerpt)\(after)"
  }
}

import AppScreens
import Synchronization
import TextLayout

/// Steps that are known to end the process of a screen, so that no other walk with them in it is tried.
final class KnownEnds: Sendable {
  private let ends = Mutex<[String: [[String]]]>([:])

  /// Adds steps, no more of them than it takes, that end a process for an app and a pattern.
  func add(_ place: String, _ steps: [String]) {
    ends.withLock { $0[place, default: []].append(steps) }
  }

  /// The reason for not trying a walk; nil if there is none.
  func obstacle(to walk: Walk<some ScreenGesture>, in place: String) -> String? {
    guard let ends = ends.withLock({ $0[place] }) else { return nil }
    let steps = walk.steps.map(\.notation)
    let known = ends.first { $0.count < steps.count && $0.isSubsequence(of: steps) }
    return known.map { known in
      let words = known.map(\.quotedExcerpt).joined(separator: ", ")
      return
        "not checked: the screen ends its process \(words.isEmpty ? "at first" : "after \(words)")"
    }
  }
}

import AppScreens
import Synchronization
import TriptychTextLayout

/// Steps that are known to end the process of a screen, so that no other walk with them in it is tried; and
/// the screens that have hung, which are not waited for as long again.
final class KnownEnds: Sendable {
  private let ends = Mutex<[String: [[String]]]>([:])
  private let hung = Mutex<Set<String>>([])

  /// Takes note that a screen has hung, for an app and a pattern.
  func addHang(_ place: String) {
    hung.withLock { _ = $0.insert(place) }
  }

  /// Indicates whether a screen has hung.
  func hasHung(_ place: String) -> Bool {
    hung.withLock { $0.contains(place) }
  }

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
      let words = known.suffix(3).map(\.quotedExcerpt).joined(separator: ", ")
      let many = known.count > 3 ? "\(known.count) steps, the last of them " : ""
      let place = known.isEmpty ? "at first" : "after \(many)\(words)"
      return "not checked: the screen ends its process \(place)"
    }
  }
}

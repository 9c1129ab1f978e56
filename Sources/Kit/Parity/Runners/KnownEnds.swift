import AppScreens
import Synchronization
import TextLayout

/// Steps that are known to end the process of a screen, so that no other walk with them in it is tried.
final class KnownEnds: Sendable {
  private let ends = Mutex<[End]>([])

  private struct End {
    let place: String
    let steps: [String]
  }

  /// Adds steps, no more of them than it takes, that end a process for an app and a pattern.
  func add(_ place: String, _ steps: [String]) {
    ends.withLock { $0.append(End(place: place, steps: steps)) }
  }

  /// The reason for not trying a walk; nil if there is none.
  func obstacle(to walk: Walk<some ScreenGesture>, in place: String) -> String? {
    let ends = ends.withLock { $0.filter { $0.place == place } }
    guard !ends.isEmpty else { return nil }
    let steps = walk.steps.map(\.notation)
    let known = ends.first { end in
      end.steps.count < steps.count && end.steps.isSubsequence(of: steps)
    }
    guard let known else { return nil }
    let moment =
      known.steps.isEmpty
      ? "at first" : "after \(known.steps.map(\.quotedExcerpt).joined(separator: ", "))"
    return "not checked: the screen ends its process \(moment)"
  }
}

import AppScreens
import Synchronization
import TriptychTerminal

/// Steps that are known to end the process of a screen, so that no other walk that begins with them is tried, nor one
/// with them in it where they hang; and the walks on which screens have hung, which are not waited for as long again.
final class KnownEnds: Sendable {
  private let ends = Mutex<[String: [(steps: [String], isSlow: Bool)]]>([:])
  private let hangs = Mutex<[String: [[String]: ProcessFailure]]>([:])
  private let slowest = Mutex<[String: Double]>([:])

  /// Takes note that a screen has hung, for an app and a pattern; and on which walk, if it was taken plainly.
  func addHang(
    _ place: String, on walk: Walk<some ScreenGesture>, under condition: Condition,
    _ failure: ProcessFailure
  ) {
    hangs.withLock { hangs in
      var known = hangs[place] ?? [:]
      if condition == .plain { known[walk.steps.map(\.notation)] = failure }
      hangs[place] = known
    }
  }

  /// The end of a walk on which a screen has hung before; nil if it has not.
  func hang(on walk: Walk<some ScreenGesture>, in place: String) -> ProcessFailure? {
    guard let hangs = hangs.withLock({ $0[place] }) else { return nil }
    return hangs[walk.steps.map(\.notation)]
  }

  /// Takes note of how long the slowest of some steps has taken.
  func addStep(_ place: String, seconds: Double) {
    slowest.withLock { $0[place] = max($0[place] ?? 0, seconds) }
  }

  /// The seconds that a step may take.
  ///
  /// What has hung once hangs again, most likely. So many times the slowest step of that screen is enough then:
  /// a machine that is busy has made that slow, too.
  func timeout(_ place: String, atMost limit: Double, under condition: Condition) -> Double {
    let hasHung = hangs.withLock { $0[place] != nil }
    // Pauses show nothing for a while.
    if condition.facts.pauses { return 30 * (hasHung ? min(2, limit) : limit) }
    return hasHung ? min(limit, 2, max(0.1, 20 * (slowest.withLock { $0[place] } ?? 0))) : limit
  }

  /// Adds steps, no more of them than it takes, that end a process for an app and a pattern.
  func add(_ place: String, _ steps: [String], _ failure: ProcessFailure) {
    ends.withLock { $0[place, default: []].append((steps, failure.isSlow)) }
  }

  /// The reason for not trying a walk; nil if there is none.
  ///
  /// A walk that is taken alone may be the known one, which is tried again.
  func obstacle(
    to walk: Walk<some ScreenGesture>, in place: String, isAlone: Bool
  ) -> String? {
    guard let ends = ends.withLock({ $0[place] }) else { return nil }
    let steps = walk.steps.map(\.notation)
    let known = ends.first { end in
      !(isAlone && end.steps == steps)
        && (end.isSlow ? end.steps.isSubsequence(of: steps) : steps.starts(with: end.steps))
    }
    return known.map { known, _ in
      let words = known.suffix(3).map(\.quotedExcerpt).joined(separator: ", ")
      let many = known.count > 3 ? "\(known.count) steps, the last of them " : ""
      let place = known.isEmpty ? "at first" : "after \(many)\(words)"
      return "not checked: the screen ends its process \(place)"
    }
  }
}

import Foundation
import Timing

/// The time that a gesture takes in a pattern, as a multiple of the bare model's.
package enum GestureCost: Hashable, Sendable {
  /// It was not measured: there is no bare model, or the build is a debug build.
  case unmeasured

  /// Two halves of the rounds tell different figures, so that none is worth showing.
  case varying

  /// The figures of two halves of the rounds, the lower and the higher.
  case between(low: Double, high: Double)

  /// The cost that times in rounds tell; unmeasured without them.
  package init(_ ratio: TimeRatio?) {
    guard let ratio else {
      self = .unmeasured
      return
    }
    self = ratio.repeats ? .between(low: ratio.low, high: ratio.high) : .varying
  }

  /// The range in words: `2.1–2.3 ×`, `varies`, or `-`.
  package var text: String {
    switch self {
    case .unmeasured: return "-"
    case .varying: return "varies"
    case .between(let low, let high):
      let ends = [low, high].map { String(format: "%.1f", $0) }
      return ends[0] == ends[1] ? "\(ends[0]) ×" : "\(ends[0])–\(ends[1]) ×"
    }
  }
}

/// The weight of a broken rule.
package enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
  /// It is told.
  case note

  /// It is told, and should be mended.
  case warning

  /// The code is not what it says it is, or loses or leaks something: the check fails.
  case error

  /// From the lightest to the heaviest.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

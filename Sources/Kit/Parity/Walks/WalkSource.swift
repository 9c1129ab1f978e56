/// A place where walks come from.
public enum WalkSource: String, CaseIterable, Sendable, Codable {
  /// The scenarios of the rules, as they are written.
  case scenarios

  /// Every sequence of steps up to a length.
  case sequences

  /// Random steps.
  case random

  /// Edits with odd and with long texts.
  case texts

  /// Keys that make numbers near their limits.
  case numbers

  /// The same few steps again and again.
  case repetition

  /// The source in a few words.
  public var words: String {
    switch self {
    case .scenarios: "scenarios"
    case .sequences: "every short sequence"
    case .random: "random steps"
    case .texts: "unusual texts"
    case .numbers: "numbers at their limits"
    case .repetition: "repetition"
    }
  }
}

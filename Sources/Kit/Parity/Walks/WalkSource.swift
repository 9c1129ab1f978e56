import AppScreens
import Foundation

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

/// How much to try.
public struct Effort: Hashable, Sendable, Codable {
  /// The number of random steps; the other random sources take a share of that.
  public var gestures: Int

  /// The length of the longest sequences; unless given, as many steps as make no more of them than there
  /// are random steps, up to five thousand or a twentieth of these.
  public var length: Int?

  /// The most sequences, where their length is not given.
  var sequences: Int { max(min(gestures, 5_000), gestures / 20) }

  /// The number of random walks under each condition, beside the scenarios.
  public var walks: Int

  /// The seed of all chance.
  public var seed: UInt64

  /// An effort.
  public init(gestures: Int, length: Int? = nil, walks: Int, seed: UInt64 = 1) {
    (self.gestures, self.length, self.walks, self.seed) = (gestures, length, walks, seed)
  }

  /// A quick look, as for tests that are run after every edit.
  public static let little = Effort(gestures: 5_000, walks: 6)

  /// Enough to find a fault that shows once in some ten thousand steps.
  public static let usual = Effort(gestures: 100_000, walks: 32)
}

extension AppDefinition {
  /// The greatest length, up to 8, with so many sequences of the app's steps at most.
  func length(ofSequences count: Int) -> Int {
    func sequences(upTo length: Int) -> Double {
      (1...length).map { pow(Double(steps.count), Double($0)) }.reduce(0, +)
    }
    return (1...8).last { sequences(upTo: $0) <= Double(count) } ?? 0
  }
}

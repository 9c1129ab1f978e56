import AppScreens
import Foundation

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
  /// Every sequence of the app's steps of the length that an effort allows; shorter ones are the beginnings of these.
  func sequences(of effort: Effort) -> some Sequence<[Step<Gesture>]> {
    let steps = steps
    let length = effort.length ?? length(ofSequences: effort.sequences)
    // As many as there are, which a length that was given may make more than can ever be taken.
    let count = min(pow(Double(steps.count), Double(length)), 0x1p62)
    let isPossible = !steps.isEmpty && length > 0 && specification != nil
    return (0..<(isPossible ? Int(count) : 0)).lazy.map { number in
      var rest = number
      var sequence: [Step<Gesture>] = []
      for _ in 0..<length {
        sequence.append(steps[rest % steps.count])
        rest /= steps.count
      }
      return sequence
    }
  }

  /// The greatest length, up to 8, with so many sequences of the app's steps at most.
  func length(ofSequences count: Int) -> Int {
    func sequences(upTo length: Int) -> Double {
      (1...length).map { pow(Double(steps.count), Double($0)) }.reduce(0, +)
    }
    return (1...8).last { sequences(upTo: $0) <= Double(count) } ?? 0
  }
}

import AppScreens

/// What came of every sequence of an alphabet's gestures up to a length, on patterns side by side.
public struct Exhaustion: Sendable, Encodable {
  /// The patterns that were compared: those that have a screen for the app.
  public let patterns: [String]

  /// How many gestures the longest sequences have.
  public let length: Int

  /// How many sequences were compared, shorter ones included.
  public internal(set) var sequences = 0

  /// The first difference in the order of the alphabet, if there was one.
  public internal(set) var divergence: Divergence?
}

extension App {
  /// The length up to which there are five thousand sequences at most.
  var usualLength: Int {
    var length = 0
    var sequences = alphabet.count
    while sequences <= 5_000, length < 8 {
      length += 1
      sequences *= max(2, alphabet.count)
    }
    return length
  }

  /// Gives several patterns every sequence of the alphabet's gestures up to a length.
  ///
  /// Sequences with a common start are compared on it once, and every sequence is the start of the
  /// longest ones, so that only those are made, each on new screens.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - length: How many gestures the longest sequences have.
  /// - Returns: What was covered, and the first difference if there was one.
  /// - Complexity: O(*length* · *a*^*length*) gestures for *a* in the alphabet; O(*length*) space.
  public func exhaust(_ patterns: [Pattern], upTo length: Int) -> Exhaustion {
    let alphabet = alphabet
    var screens = SideBySide(self, in: patterns)
    var result = Exhaustion(patterns: screens.patterns, length: length)
    guard result.patterns.count > 1, !alphabet.isEmpty else { return result }
    var letters = Array(repeating: 0, count: length)
    var firstNew = 0
    while true {
      screens.renew()
      for index in letters.indices {
        screens.perform(alphabet[letters[index]])
        guard index >= firstNew else { continue }
        result.sequences += 1
        guard screens.isIdentical else {
          let steps = letters.prefix(index + 1).map { Step.gesture(alphabet[$0]) }
          result.divergence = shrunk(steps, on: screens)
          return result
        }
      }
      guard let index = letters.lastIndex(where: { $0 < alphabet.count - 1 }) else { return result }
      letters[index] += 1
      for later in letters.indices.suffix(from: index + 1) { letters[later] = 0 }
      firstNew = index
    }
  }
}

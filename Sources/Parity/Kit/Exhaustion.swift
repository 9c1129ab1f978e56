import AppScreens

/// What came of every sequence of an alphabet's gestures up to a length, on patterns side by side.
public struct Exhaustion: Sendable, Codable {
  /// The patterns that were compared: those that have a screen for the app.
  public let patterns: [String]

  /// How many gestures the longest sequences have.
  public let length: Int

  /// How many sequences were compared, shorter ones included.
  public internal(set) var sequences = 0

  /// The first difference in the order of the alphabet, if there was one.
  public internal(set) var difference: Difference?
}

extension AppDefinition {
  /// How many sequences of the alphabet's gestures there are up to a length; nil beyond `Int`.
  public func sequences(upTo length: Int) -> Int? {
    guard length > 0, alphabet.count > 1 else { return alphabet.isEmpty ? 0 : max(0, length) }
    var (sum, level) = (0, 1)
    for _ in 0..<length {
      let (longer, isBeyond) = level.multipliedReportingOverflow(by: alphabet.count)
      let (total, isTooMany) = sum.addingReportingOverflow(longer)
      guard !isBeyond, !isTooMany else { return nil }
      (sum, level) = (total, longer)
    }
    return sum
  }

  /// The greatest length, up to 8, with five thousand sequences at most.
  var usualLength: Int {
    (1...8).last { sequences(upTo: $0).map { $0 <= 5_000 } ?? false } ?? 0
  }

  /// Gives several patterns every sequence of the alphabet's gestures up to a length.
  ///
  /// Sequences with a common start are compared on it once, and every sequence is the start of the
  /// longest ones, so that only those are made, each on new screens.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - length: How many gestures the longest sequences have, 0 or more.
  /// - Returns: What was covered, and the first difference if there was one.
  /// - Complexity: O(*length* · *a*^*length*) gestures for *a* in the alphabet; O(*length*) space.
  public func exhaust(_ patterns: [Pattern], upTo length: Int) -> Exhaustion {
    precondition(length >= 0, "a sequence cannot have \(length) gestures")
    let alphabet = alphabet
    var screens = SideBySide(self, in: patterns)
    var result = Exhaustion(patterns: screens.patterns, length: length)
    guard !result.patterns.isEmpty else { return result }
    guard screens.isIdentical else {
      result.difference = shrunk([], on: screens)
      return result
    }
    guard length > 0, !alphabet.isEmpty else { return result }
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
          result.difference = shrunk(steps, on: screens)
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

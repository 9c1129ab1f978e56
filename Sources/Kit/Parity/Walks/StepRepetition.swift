import SharedSuite
import TriptychTextLayout

/// Steps that are repeated, and their short form: `1 + repeat=100,2`.
public struct StepRepetition: Hashable, Sendable {
  /// The steps, in their notation.
  public let steps: [String]

  /// The number of times that they are taken.
  public let times: Int

  /// Finds repetitions in steps, and makes each as short as possible.
  ///
  /// - Parameter steps: The steps, in their notation.
  /// - Returns: All of them in order; what is not repeated is there once, step by step.
  public static func found(in steps: [String]) -> [StepRepetition] {
    var found: [StepRepetition] = []
    var start = 0
    while start < steps.count {
      var best = StepRepetition(steps: [steps[start]], times: 1)
      for length in 1...6 where start + length <= steps.count {
        let body = steps[start..<start + length]
        var end = start + length
        while end + length <= steps.count, steps[end..<end + length].elementsEqual(body) {
          end += length
        }
        let times = (end - start) / length
        if times > 2, times * length > best.times * best.steps.count {
          best = StepRepetition(steps: Array(body), times: times)
        }
      }
      found.append(best)
      start += best.times * best.steps.count
    }
    return found
  }

  /// Steps as arguments: what is made more than a few times is written once, and how often; so are texts.
  ///
  /// - Parameter steps: The steps, in their notation.
  /// - Returns: The steps, and `repeat=TIMES` or `repeat=TIMES,STEPS` after what is made that often; nil if
  ///   there is a text that no argument can hold.
  public static func arguments(for steps: [String]) -> [String]? {
    guard !steps.contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
    return found(in: steps.map(QuotedStep.shortened)).flatMap { repetition in
      guard repetition.times * repetition.steps.count > 8 else {
        return Array(repeatElement(repetition.steps, count: repetition.times).joined())
      }
      let count = repetition.steps.count
      return repetition.steps
        + ["\(RepeatedSteps.beginning)\(repetition.times)" + (count > 1 ? ",\(count)" : "")]
    }
  }

  /// The steps in words, such as `"green=on"`, or `"1", "+" 100 times`.
  public var words: String {
    steps.map(\.quotedExcerpt).joined(separator: ", ") + (times > 1 ? " \(times) times" : "")
  }
}

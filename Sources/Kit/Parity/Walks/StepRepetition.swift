import AppScreens
import SharedSuite

/// Steps that are repeated, and their short form: `1 + repeat=100,2`.
struct StepRepetition {
  /// The steps, in their notation.
  let steps: [String]

  /// The number of times that they are taken.
  let times: Int

  /// Finds repetitions in steps, and makes each as short as possible.
  ///
  /// - Parameter steps: The steps, in their notation.
  /// - Returns: All of them in order; what is not repeated is there once, step by step.
  static func found(in steps: [String]) -> [StepRepetition] {
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
  static func arguments(for steps: [String]) -> [String]? {
    guard !steps.contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
    return found(in: steps.map(shortened)).flatMap { repetition in
      guard repetition.times * repetition.steps.count > 8 else {
        return Array(repeatElement(repetition.steps, count: repetition.times).joined())
      }
      let count = repetition.steps.count
      return repetition.steps
        + ["\(RepeatedSteps.beginning)\(repetition.times)" + (count > 1 ? ",\(count)" : "")]
    }
  }

  /// The notation, or a short form in quotes of a long one in which something is repeated, with escapes as
  /// in a file of rules: `"input=\(2500*1,)"`.
  private static func shortened(_ notation: String) -> String {
    let isLong = notation.unicodeScalars.count > 200
    guard isLong else { return notation }
    let short = found(in: notation.unicodeScalars.map(String.init)).map { part in
      let text = part.steps.joined()
      return part.times > 8
        ? "\\(\(part.times)*\(text))" : String(repeating: escaped(text), count: part.times)
    }.joined()
    let quoted = "\"\(short)\""
    guard quoted.unicodeScalars.count < notation.unicodeScalars.count / 2 else { return notation }
    do throws(NotationFailure) {
      let again = try quoted.withoutQuotes ?? ""
      return again.unicodeScalars.elementsEqual(notation.unicodeScalars) ? quoted : notation
    } catch {
      // What is repeated has a bracket in it, or the text is longer than a file of rules may have.
      return notation
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
  }
}

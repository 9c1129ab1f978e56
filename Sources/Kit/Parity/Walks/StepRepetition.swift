import AppScreens
import SharedSuite

extension [String] {
  /// Steps in their notation as arguments: what is made more than a few times is written once, and how often;
  /// so are texts.
  ///
  /// They are the steps, and `repeat=TIMES` or `repeat=TIMES,STEPS` after what is made that often; nil if there is
  /// a text that no argument can hold.
  var asArguments: [String]? {
    guard !contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
    return map(\.shortened).repetitions.flatMap { steps, times in
      guard times * steps.count > 8 else {
        return Array(repeatElement(steps, count: times).joined())
      }
      return steps + ["repeat=\(times)" + (steps.count > 1 ? ",\(steps.count)" : "")]
    }
  }

  /// The steps in order, each repetition as short as possible with the number of times that it is taken; what is
  /// not repeated is there once, step by step.
  fileprivate var repetitions: [(steps: [String], times: Int)] {
    var found: [(steps: [String], times: Int)] = []
    var start = 0
    while start < count {
      var best = (steps: [self[start]], times: 1)
      for length in 1...6 where start + length <= count {
        let body = self[start..<start + length]
        var end = start + length
        while end + length <= count, self[end..<end + length].elementsEqual(body) { end += length }
        let times = (end - start) / length
        if times > 2, times * length > best.times * best.steps.count {
          best = (Array(body), times)
        }
      }
      found.append(best)
      start += best.times * best.steps.count
    }
    return found
  }
}

extension String {
  /// The notation of a step, or a short form in quotes of a long one in which something is repeated, with escapes as
  /// in a file of rules: `"input=\(2500*1,)"`.
  fileprivate var shortened: String {
    guard unicodeScalars.count > 200 else { return self }
    let short = unicodeScalars.map(String.init).repetitions.map { part in
      let text = part.steps.joined()
      return part.times > 8
        ? "\\(\(part.times)*\(text))"
        : String(repeating: text.withRuleEscapes, count: part.times)
    }.joined()
    let quoted = "\"\(short)\""
    guard quoted.unicodeScalars.count < unicodeScalars.count / 2 else { return self }
    do throws(NotationFailure) {
      let again = try quoted.withoutQuotes ?? ""
      return again.unicodeScalars.elementsEqual(unicodeScalars) ? quoted : self
    } catch {
      // What is repeated has a bracket in it, or the text is longer than a file of rules may have.
      return self
    }
  }
}

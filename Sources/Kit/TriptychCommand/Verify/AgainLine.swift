import CommandVerbs
import TextLayout

/// The line to type that shows a finding again.
struct AgainLine {
  private let invocation: String

  /// The options on the effort of the run, each with its value.
  private let effort: [[String]]

  /// A line for what `verify` found with some arguments.
  init(_ invocation: String, _ arguments: Arguments) {
    self.invocation = invocation
    let numbers = [
      (VerifyOptions.seed.name, arguments[VerifyOptions.seed].map { "\($0)" }),
      (VerifyOptions.gestures.name, arguments[VerifyOptions.gestures].map { "\($0)" }),
      (VerifyOptions.length.name, arguments[VerifyOptions.length].map { "\($0)" }),
    ]
    effort =
      (arguments[VerifyOptions.isolated] ? [[VerifyOptions.isolated.name]] : [])
      + numbers.compactMap { name, value in value.map { [name, $0] } }
  }

  /// The line with a finding's words; what runs everything is run with the effort of this run.
  func text(_ words: [String]) -> String {
    let all = words.contains(VerifyOptions.rule.name) ? words : wholeRun(words)
    return "\(invocation) \(all.map(\.shellQuoted).joined(separator: " "))"
  }

  private func wholeRun(_ words: [String]) -> [String] {
    guard words.first == "verify" else { return words }
    let own: [[String]] = words.dropFirst(2).reduce(into: []) { options, word in
      if word.hasPrefix("--") {
        options.append([word])
      } else if let last = options.indices.last {
        options[last].append(word)
      }
    }
    let others = own.filter { option in !effort.contains { $0.first == option.first } }
    return Array(words.prefix(2)) + (effort + others).joined()
  }
}

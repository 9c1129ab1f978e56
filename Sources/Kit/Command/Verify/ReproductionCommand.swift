import TriptychCommandVerbs
import TriptychTextLayout

/// The line to type that shows a finding again.
struct ReproductionCommand {
  private let invocation: String

  /// The options on the effort of the run, each with its value.
  private let effort: [String]

  /// A line for what `verify` found with some arguments.
  init(_ invocation: String, _ arguments: Arguments) {
    self.invocation = invocation
    let numbers = [
      (VerifyOptions.seed.name, arguments[VerifyOptions.seed].map { "\($0)" }),
      (VerifyOptions.gestures.name, arguments[VerifyOptions.gestures].map { "\($0)" }),
    ]
    effort =
      (arguments[VerifyOptions.isolated] ? [VerifyOptions.isolated.name] : [])
      + numbers.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  /// The line with a finding's words; what runs everything is run with the effort of this run.
  func text(_ words: [String]) -> String {
    let all = words.contains(VerifyOptions.under.name) ? words : words + effort
    return "\(invocation) \(all.map(\.shellQuoted).joined(separator: " "))"
  }
}

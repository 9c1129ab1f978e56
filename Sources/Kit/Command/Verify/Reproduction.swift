import TriptychParity
import TriptychTerminal

extension Command {
  /// A finding in words, with the line to type that shows it again.
  func text(
    on finding: Finding, in app: some AppDefinition, _ arguments: Arguments, _ console: Console
  ) -> String {
    FindingText(
      finding, statement: app.statements[finding.rule], again: line(finding.again, arguments),
      width: console.width, usesColour: console.usesColour
    ).text
  }

  /// The line of some words; what runs everything is run with the effort of this run.
  func line(_ words: [String], _ arguments: Arguments) -> String {
    let numbers = [
      (VerifyOptions.seed.name, arguments[VerifyOptions.seed].map { "\($0)" }),
      (VerifyOptions.gestures.name, arguments[VerifyOptions.gestures].map { "\($0)" }),
    ]
    let isolated = VerifyOptions.isolated.name
    let effort =
      (arguments[VerifyOptions.isolated] && !words.contains(isolated) ? [isolated] : [])
      + numbers.flatMap { name, value in value.map { [name, $0] } ?? [] }
    let all = words.contains(VerifyOptions.under.name) ? words : words + effort
    return "\(invocation) \(all.map(\.shellQuoted).joined(separator: " "))"
  }
}

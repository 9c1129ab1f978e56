import CommandVerbs
import Inspection
import TextLayout

/// A rule with the reason for it, and the smallest code that keeps it and that breaks it.
struct RuleExplanation {
  let rule: ArchitectureRule
  let console: Console

  /// The rule, the reason, the code that keeps it, and the lines of it that break it.
  var text: String {
    let patterns = Triad.Pattern.allCases.filter(rule.patterns.contains).map(\.rawValue)
    let heading = "\(rule.number) \(rule.statement)".wrapped(to: console.width, indentation: "   ")
    let weight =
      "It applies to \(rule.isCommon ? "every pattern" : patterns.listed), and a breach is "
      + "\(rule.severity == .error ? "an error" : "a \(rule.severity.rawValue)")."
    let example = rule.example
    return """
      \(console.styled(heading, .heading))

      \(rule.why.wrapped(to: console.width, indentation: ""))
      \(weight.wrapped(to: console.width, indentation: ""))

      This code keeps it:

      \(example.code.indented)

      It is broken with this change:

      \(example.change.indented)

      """
  }
}

extension String {
  /// The text with each line that is not empty indented.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

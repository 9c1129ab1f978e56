import CommandVerbs
import Inspection
import TextLayout

/// The architecture rules as text.
struct ArchitectureRuleList {
  let console: Console

  /// The rules, each with the reason for it.
  var text: String {
    ArchitectureRule.all.map { rule in
      let patterns = Triad.Pattern.allCases.filter(rule.patterns.contains).map(\.rawValue)
      let scope = rule.isCommon ? "every pattern" : patterns.listed
      let indentation = String(repeating: " ", count: 7)
      let statement =
        "\(rule.number.fitted(to: 5))  "
        + rule.statement.wrapped(to: console.width, indentation: indentation)
      let why = "Why: \(rule.why)".wrapped(to: console.width, indentation: indentation)
      let way =
        "Applies to \(scope)."
      return "\(statement)\n\(indentation)\(console.styled(why, .quiet))\n"
        + "\(indentation)\(console.styled(way, .quiet))\n"
    }.joined()
  }
}

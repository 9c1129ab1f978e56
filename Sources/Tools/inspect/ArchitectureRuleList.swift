import CommandVerbs
import Inspection
import TextLayout

/// Architecture rules as text.
struct ArchitectureRuleList {
  let console: Console

  /// Rules, each with the reason for it, what it is, whom it is asked of, and its source.
  func text(of rules: [ArchitectureRule]) -> String {
    let indentation = String(repeating: " ", count: 7)
    return rules.map { rule in
      let standing = rule.standing.rawValue
      let about = [
        "Why: \(rule.why)",
        "\(standing.prefix(1).uppercased())\(standing.dropFirst()); \(rule.severity.rawValue). \(rule.scope)",
        "Source: \(rule.source)",
      ].map { $0.wrapped(to: console.width, indentation: indentation) }
      let statement = rule.statement.wrapped(to: console.width, indentation: indentation)
      return "\(rule.number.fitted(to: 5))  \(statement)\n"
        + about.map { "\(indentation)\(console.styled($0, .quiet))\n" }.joined()
    }.joined()
  }

  /// One rule, and where to see code that breaks it.
  func explanation(of rule: ArchitectureRule) -> String {
    let more = """
      Code that breaks it: Examples/ArchitectureSpecimens, in the folders with \(rule.number) in \
      their names.
      """
    return text(of: [rule]) + "\n" + more.wrapped(to: console.width, indentation: "") + "\n"
  }
}

import TriptychInspection
import TriptychTerminal

/// Architecture rules as text, each with the reason for it, what it is, whom it is asked of, and its source.
struct ArchitectureRuleList {
  let console: Console
  let rules: [ArchitectureRule]

  /// The rules, and where to see code that breaks them.
  var text: String {
    let number = rules.count == 1 ? rules[0].number : "a rule's number"
    let more = """
      Code that breaks it: Examples/ArchitectureExamples, in the folders with \(number) in their names.
      """
    return rules.map(text).joined() + "\n\(more.wrapped(to: console.width, indentation: ""))\n"
  }

  private func text(of rule: ArchitectureRule) -> String {
    let indentation = String(repeating: " ", count: 7)
    let standing = rule.standing.rawValue
    let about = [
      "Why: \(rule.why)",
      "\(standing.prefix(1).uppercased())\(standing.dropFirst()); \(rule.severity.rawValue). \(rule.scope)",
      "Source: \(rule.source)",
    ].map { $0.wrapped(to: console.width, indentation: indentation) }
    let statement = rule.statement.wrapped(to: console.width, indentation: indentation)
    return "\(rule.number.fitted(to: 5))  \(statement)\n"
      + about.map { "\(indentation)\(console.styled($0, .quiet))\n" }.joined()
  }
}

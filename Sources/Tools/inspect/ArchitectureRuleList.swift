import Inspection
import TextLayout

/// Architecture rules as text, each with the reason for it, what it is, whom it is asked of, and its source.
struct ArchitectureRuleList {
  let rules: [ArchitectureRule]
  let width: Int

  /// The rules, and where to see code that breaks them.
  var text: String {
    let indentation = String(repeating: " ", count: 7)
    let entries = rules.map { rule in
      let standing = rule.standing.rawValue
      let lines = [
        "\(rule.number.fitted(to: 5))  \(rule.statement)", "\(indentation)Why: \(rule.why)",
        "\(indentation)\(standing.prefix(1).uppercased())\(standing.dropFirst()); "
          + "\(rule.severity.rawValue). \(rule.scope)",
        "\(indentation)Source: \(rule.source)",
      ]
      return lines.map { "\($0.wrapped(to: width, indentation: indentation))\n" }.joined()
    }
    let place = rules.count == 1 ? "\(rules[0].number) in their names" : "a rule's number in them"
    let more = "Code that breaks it: Examples/ArchitectureSpecimens, in the folders with \(place)."
    return entries.joined() + "\n\(more.wrapped(to: width, indentation: ""))\n"
  }
}

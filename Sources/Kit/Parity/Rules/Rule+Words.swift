import AppScreens
import TriptychTextLayout

extension Rule {
  /// Takes an indented line in: a reason, a hint, a condition, or more of the words above it.
  mutating func goOn(_ line: String) throws(NotationFailure) {
    let key = line.prefix { $0.isLetter || $0 == ":" }
    let words = String(line.dropFirst(key.count).drop { $0 == " " })
    switch key {
    case "why:": why = words
    case "hint:": hint = words
    case "condition:":
      guard let condition = Condition(rawValue: words), condition != .plain else {
        throw NotationFailure(
          "\(words.quotedExcerpt) is not a condition",
          "write \(Condition.allCases.dropFirst().map(\.rawValue).alternatives)")
      }
      self.condition = condition
    case _ where key.hasSuffix(":"):
      throw NotationFailure(
        problem: "\(String(key).quotedExcerpt) is not part of a rule",
        remedy: "write why:, hint: or condition:, or break the line elsewhere")
    default:
      if hint != nil {
        hint? += " " + line
      } else if why != nil {
        why? += " " + line
      } else {
        statement += " " + line
      }
    }
  }
}

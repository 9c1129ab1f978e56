import AppScreens

extension Rule {
  /// Reads an indented line: a reason, a hint, a condition, or more of the words above it.
  mutating func goOn(_ line: String, _ number: Int) throws(NotationFailure) {
    let key = line.prefix { $0.isLetter || $0 == ":" }
    let words = String(line.dropFirst(key.count).drop { $0 == " " })
    switch key {
    case "why:": why = words
    case "hint:": hint = words
    case "condition:": (conditionName, conditionLine) = (words, number)
    case _ where key.hasSuffix(":"):
      throw NotationFailure(
        of: String(key), "is not part of a rule",
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

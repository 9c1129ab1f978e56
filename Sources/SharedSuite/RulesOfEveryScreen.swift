import Foundation

extension Rule {
  /// S1 to S8, which hold for every screen; a file of rules adds an app's scenarios.
  static var ofEveryScreen: [Rule] {
    var rules: [Rule] = []
    do {
      for (index, line) in try text.get().split(separator: "\n").enumerated() {
        if line.hasPrefix(" ") {
          try rules[rules.count - 1].goOn(String(line.drop { $0 == " " }), index + 1)
        } else {
          let number = line.prefix { $0 != " " }
          let statement = line.dropFirst(number.count + 1)
          rules.append(Rule(number: String(number), statement: String(statement)))
        }
      }
    } catch {
      preconditionFailure("EveryScreen.rules: \(error)")
    }
    return rules
  }
}

/// The text of the rules, which is read once.
private let text = Result { try Bundle.module.textOfRules("EveryScreen") }

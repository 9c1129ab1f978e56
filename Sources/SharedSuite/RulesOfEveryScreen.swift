import AppScreens

extension Rule {
  /// S1 to S7, which hold for every screen; a file of rules adds an app's scenarios.
  static var ofEveryScreen: [Rule] {
    var rules: [Rule] = []
    do throws(NotationFailure) {
      let text = String(decoding: PackageResources.EveryScreen_rules, as: UTF8.self)
      for (index, line) in text.split(separator: "\n").enumerated() {
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

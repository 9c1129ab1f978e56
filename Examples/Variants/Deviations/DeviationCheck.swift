/// Compares what variants were seen to break with the register.
package struct DeviationCheck {
  /// A line for each variant on each app, and one for each registered deviation.
  package private(set) var lines: [String] = []

  /// What is wrong: a rule that is broken and not registered, or registered and not broken.
  package private(set) var faults: [String] = []

  /// A comparison.
  package init(of verification: Verification, with register: [Deviation]) {
    for report in verification.reports {
      for pattern in report.patterns.map(\.pattern) {
        check(pattern, on: report.app, verification, register)
      }
    }
  }

  private mutating func check(
    _ pattern: String, on app: String, _ verification: Verification, _ register: [Deviation]
  ) {
    let own = register.filter { $0.pattern == pattern && $0.app == app }
    let broken = verification.broken(by: pattern, on: app)
    let notRun = verification.notRun(by: pattern, on: app)
    lines.append("\(app), \(pattern): \(Self.summary(of: own, notRun))")
    for deviation in own {
      let name = deviation.rule ?? "not written"
      lines.append("  \(name): \(deviation.reason)")
      if !broken.contains(deviation.rule) {
        faults.append("\(app), \(pattern): \(name) is registered, but does not occur")
      }
    }
    for rule in broken.subtracting(own.map(\.rule)).map({ $0 ?? "not written" }).sorted() {
      faults.append("\(app), \(pattern): \(rule) is not registered")
    }
    if own.isEmpty, notRun > 0 {
      faults.append("\(app), \(pattern): rules not run: \(notRun)")
    }
  }

  private static func summary(of own: [Deviation], _ notRun: Int) -> String {
    guard !own.isEmpty else { return "every rule holds" }
    let hidden = notRun > 0 ? ", behind which \(notRun) rules could not be tried" : ""
    return "deviates as registered\(hidden)"
  }
}

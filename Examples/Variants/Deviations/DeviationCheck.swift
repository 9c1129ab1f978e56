/// Compares what variants were seen to break with the register.
package struct DeviationCheck {
  /// A line for each variant on each app, and one for each registered deviation.
  package private(set) var lines: [String] = []

  /// What is wrong: a rule that is registered and not broken; or one that is broken and not registered, unless a
  /// registered one explains it.
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
    let others = broken.subtracting(own.map(\.rule)).map { $0 ?? "not written" }.sorted()
    lines.append("\(app), \(pattern): \(Self.summary(of: own, others, notRun))")
    for deviation in own {
      let name = deviation.rule ?? "not written"
      lines.append("  \(name): \(deviation.reason)")
      if !broken.contains(deviation.rule) {
        faults.append("\(app), \(pattern): \(name) is registered, but does not occur")
      }
    }
    // Where a registered rule leads, the others may be broken for the same reason.
    let leading = verification.leadingRule(of: pattern, on: app)
    if !own.contains(where: { $0.rule == leading }) {
      for rule in others { faults.append("\(app), \(pattern): \(rule) is not registered") }
    }
    if own.isEmpty, notRun > 0 {
      faults.append("\(app), \(pattern): rules not run: \(notRun)")
    }
  }

  private static func summary(of own: [Deviation], _ others: [String], _ notRun: Int) -> String {
    guard !own.isEmpty else { return "every rule holds" }
    let parts = [
      others.isEmpty
        ? nil : "perhaps for the same reason also \(others.joined(separator: ", "))",
      notRun == 0 ? nil : "behind which \(notRun) rules could not be tried",
    ]
    return (["deviates as registered"] + parts.compactMap(\.self)).joined(separator: ", ")
  }
}

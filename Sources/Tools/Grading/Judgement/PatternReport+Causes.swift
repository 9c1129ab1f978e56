import TriptychParity

extension PatternReport {
  /// Indicates whether the conditions of a rule were tried, and showed nothing that breaks it.
  func hasHeldConditions(of number: String, in app: some AppDefinition) -> Bool {
    let conditions = app.conditions(of: number)
    let own = checks.filter { conditions.contains($0.condition) && $0.source != .scenarios }
    return !own.isEmpty
      && own.allSatisfy { check in
        check.wasRun && !check.findings.contains { $0.rule == number }
      }
  }

  /// Indicates whether a rule is the one whose breach explains best what is wrong.
  func isCause(_ number: String) -> Bool { findings.first?.rule == number }

  /// Indicates whether scenarios of a rule go wrong where those of another explain it better.
  func isConsequence(_ number: String) -> Bool {
    !isCause(number)
      && findings.contains { $0.rule == number && $0.kind == .visible && $0.condition == .plain }
  }
}

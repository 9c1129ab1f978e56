import AppScreens

/// A selection among the checks of an app.
public struct CheckSelection: Sendable {
  /// True if all checks are selected.
  public let isAll: Bool

  /// The walks that the name of a check tells of, if that is what is selected.
  let walks: WalkBudget?

  /// True if it contains a check.
  let contains: @Sendable (Check) -> Bool

  /// All checks.
  public static let all = CheckSelection(isAll: true) { _ in true }

  /// All checks that other threads of this process do not disturb.
  ///
  /// Memory can be counted only where nobody else takes any, as in a process of its own.
  package static let undisturbed = CheckSelection { $0.mode != .countingMemory }

  /// The checks that decide a rule, or have a name, or both; all of them where neither is given.
  ///
  /// - Parameters:
  ///   - rule: The number of the rule.
  ///   - name: The name of a check: that of a scenario, with the end that tells its mode.
  public init(rule: String?, check name: String?) {
    self.init(
      isAll: rule == nil && name == nil, walks: name.flatMap(WalkBudget.init(inNameOfCheck:))
    ) { check in
      (rule.map { $0 == check.rule } ?? true) && (name.map { $0 == check.name } ?? true)
    }
  }

  /// The checks of which something is true.
  init(
    isAll: Bool = false, walks: WalkBudget? = nil, contains: @escaping @Sendable (Check) -> Bool
  ) {
    (self.isAll, self.walks, self.contains) = (isAll, walks, contains)
  }
}

extension AppDefinition {
  /// True if any check of a pattern is selected.
  public func hasChecks(in selection: CheckSelection, of pattern: Pattern) -> Bool {
    checks(of: pattern, walks: selection.walks ?? .few).contains { selection.contains($0) }
  }
}

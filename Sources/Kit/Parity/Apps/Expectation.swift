import AppScreens

/// A display that must be seen after a step, with the rule that decides each part of it.
public struct Expectation<Display: ScreenDisplay>: Sendable {
  /// The display that must be seen.
  public private(set) var display: Display

  /// Indicates whether the step has no consequences.
  private(set) var hasNoEffect = false

  private var rule: String
  private var clauses: [Clause] = []
  private var citesRules = true

  /// What a rule says of a display.
  private struct Clause: Sendable {
    let rule: String

    /// Indicates whether it is about what is shown, and not only about where.
    var isOnShown = false

    let isBroken: @Sendable (_ expected: Display, _ shown: Display) -> Bool
  }

  /// An expectation in which one rule decides everything.
  public init(_ display: Display, by rule: String) {
    self.display = display
    self.rule = rule
  }

  /// The same, but the rules that are cited from now on are not kept: where only displays are wanted, to keep
  /// them would take most of the time.
  @usableFromInline var withoutRules: Expectation {
    var expectation = self
    expectation.clauses = []
    expectation.citesRules = false
    return expectation
  }

  /// Continues with the next step: the display stays as it is, and no rule is named yet.
  mutating func begin() {
    rule = ""
    hasNoEffect = false
    if citesRules { clauses.removeAll(keepingCapacity: true) }
  }

  /// Names the rule for every part that nothing else mentions, and that so stays as it is.
  public mutating func otherwise(by rule: String) {
    self.rule = rule
  }

  /// Says that the step has no consequences, by a rule: later steps are as if it had not been taken.
  ///
  /// All stays as it is, except parts that are shown otherwise.
  public mutating func unchanged(by rule: String) {
    self.rule = rule
    hasNoEffect = true
  }

  /// Changes a part of the display by a rule; if several are wrong, the first one names the rule.
  public mutating func show<Part: Equatable & SendableMetatype>(
    _ part: any WritableKeyPath<Display, Part> & Sendable, _ value: Part, by rule: String
  ) {
    display[keyPath: part] = value
    cite(rule, for: part)
  }

  /// Says which rule decides a part of the display that need not change.
  public mutating func cite<Part: Equatable & SendableMetatype>(
    _ rule: String, for part: any KeyPath<Display, Part> & Sendable
  ) {
    guard citesRules else { return }
    clauses.append(Clause(rule: rule) { $0[keyPath: part] != $1[keyPath: part] })
  }

  /// Says which rule is broken where a part is shown as this, and that is wrong.
  ///
  /// What is shown says more than where it is shown: a total that is still the old one was not updated.
  public mutating func cite<Part: Equatable & Sendable & SendableMetatype>(
    _ rule: String, for part: any KeyPath<Display, Part> & Sendable, ifShown wrong: Part
  ) {
    guard citesRules else { return }
    clauses.append(
      Clause(rule: rule, isOnShown: true) {
        $0[keyPath: part] != $1[keyPath: part] && $1[keyPath: part] == wrong
      })
  }

  /// The rule that says that a display is wrong; nil if it is right.
  func rule(against shown: Display) -> String? {
    guard shown != display else { return nil }
    return clauses.first { $0.isBroken(display, shown) }?.rule ?? generalRule
  }

  /// Indicates whether it is what is shown that says which rule a wrong display breaks.
  func recognises(_ shown: Display) -> Bool {
    clauses.first { $0.isBroken(display, shown) }?.isOnShown ?? false
  }

  /// The rule that decides all that no part was said about; where none does, that of the first part.
  var generalRule: String { rule.isEmpty ? clauses.first?.rule ?? "" : rule }
}

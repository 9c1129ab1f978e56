import AppScreens

/// A display that must be seen after a step, with the rule that decides each part of it.
public struct Expectation<Display: ScreenDisplay>: Sendable {
  /// The display that must be seen.
  public private(set) var display: Display

  /// The state in which the service must be; nothing for an app without one.
  public private(set) var service: [Widget]

  /// Both.
  @usableFromInline var state: ScreenState<Display> { ScreenState(display, service: service) }

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

    let isBroken:
      @Sendable (_ expected: ScreenState<Display>, _ shown: ScreenState<Display>) -> Bool
  }

  /// An expectation in which one rule decides everything.
  ///
  /// - Parameters:
  ///   - display: The display.
  ///   - service: The state of the service; nothing unless given, for an app without one.
  ///   - rule: The number of the rule.
  public init(_ display: Display, service: [Widget] = [], by rule: String) {
    (self.display, self.service) = (display, service)
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
    clauses.append(
      Clause(rule: rule) { $0.display[keyPath: part] != $1.display[keyPath: part] })
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
        $0.display[keyPath: part] != $1.display[keyPath: part] && $1.display[keyPath: part] == wrong
      })
  }

  /// Changes the state of the service by a rule.
  public mutating func show(service widgets: [Widget], by rule: String) {
    service = widgets
    cite(rule, forService: \.self)
  }

  /// Says which rule decides a part of the service's state that need not change.
  ///
  /// - Parameters:
  ///   - rule: The number of the rule.
  ///   - part: Reads the part.
  ///   - wrong: What the part is if this rule is broken; anything that is wrong unless given.
  public mutating func cite<Part: Equatable & Sendable>(
    _ rule: String, forService part: @escaping @Sendable ([Widget]) -> Part,
    ifShown wrong: Part? = nil
  ) {
    guard citesRules else { return }
    clauses.append(
      Clause(rule: rule, isOnShown: wrong != nil) {
        let (expected, shown) = (part($0.service), part($1.service))
        return expected != shown && shown == wrong ?? shown
      })
  }

  /// The rule that says that a display, or the state of the service, is wrong; nil if both are right.
  func rule(against shown: ScreenState<Display>) -> String? {
    guard shown != state else { return nil }
    if shown.movesCursor(unlike: state) { return cursorNumber }
    return clauses.first { $0.isBroken(state, shown) }?.rule ?? generalRule
  }

  /// Indicates whether it is what is shown that says which rule a wrong display breaks.
  func recognises(_ shown: ScreenState<Display>) -> Bool {
    clauses.first { $0.isBroken(state, shown) }?.isOnShown ?? false
  }

  /// The rule that decides all that no part was said about; where none does, that of the first part.
  var generalRule: String { rule.isEmpty ? clauses.first?.rule ?? "" : rule }
}

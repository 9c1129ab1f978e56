import AppScreens

/// A numbered rule of an architecture, with the reason for it.
package struct ArchitectureRule: Sendable {
  /// The verdict on a rule in one triad.
  package enum Verdict: Hashable, Sendable {
    /// It holds in all that is known.
    case holds

    /// It does not hold, and this shows it.
    case broken([Evidence])

    /// The facts do not decide it.
    case notDecided(because: String)
  }

  /// The number, such as `A1`; numbers are never reused.
  package let number: String

  /// The rule in words.
  package let statement: String

  /// The loss where the rule is broken.
  package let why: String

  /// The patterns that it belongs to.
  package let patterns: Set<Triad.Pattern>

  /// Indicates whether the rule belongs to every pattern.
  package var isCommon: Bool { patterns == .all }

  /// The kinds of a pattern that promise something else.
  let exceptions: Set<Triad.Dialect>

  /// The weight of a breach, unless a configuration says otherwise.
  package let severity: Severity

  private let decide: @Sendable (Triad, PackageFacts, Roles) -> Verdict?

  init(
    _ number: String, _ statement: String, why: String, of patterns: Set<Triad.Pattern>,
    except exceptions: Set<Triad.Dialect> = [], severity: Severity = .error,
    decide: @escaping @Sendable (Triad, PackageFacts, Roles) -> Verdict?
  ) {
    self.number = number
    self.statement = statement
    self.why = why
    self.patterns = patterns
    self.exceptions = exceptions
    self.severity = severity
    self.decide = decide
  }

  /// Judges a triad by the rule; nil where its kind of pattern promises something else.
  package func verdict(on triad: Triad, in facts: PackageFacts, _ roles: Roles) -> Verdict? {
    if let dialect = triad.dialect, exceptions.contains(dialect) { return nil }
    return decide(triad, facts, roles)
  }

  /// Every rule, in order.
  ///
  /// A18 and A19 are missing: only running a screen decides them, which the verb `verify` does.
  package static let all: [ArchitectureRule] =
    forAll + forMVC + forMVP + forMVVM + forPorts + forEdges
}

extension ArchitectureRule.Verdict {
  /// Indicates whether evidence breaks the rule.
  package var isBroken: Bool {
    if case .broken = self { true } else { false }
  }

  /// Holds unless there is evidence.
  init(_ evidence: [ArchitectureRule.Evidence]) {
    self = evidence.isEmpty ? .holds : .broken(evidence)
  }
}

extension Set<Triad.Pattern> {
  static var all: Self { Set(Triad.Pattern.allCases) }
}

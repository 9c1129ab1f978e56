import AppScreens

/// What holds in an architecture, by number, with what made it necessary.
public struct ArchitectureRule: Sendable {
  /// What is found of a rule in one triad.
  public enum Verdict: Hashable, Sendable {
    /// It holds in all that is known.
    case holds

    /// It does not hold, and this shows it.
    case broken([Evidence])

    /// What is known does not decide it.
    case notDecided(because: String)
  }

  /// Something that shows that a rule is broken.
  public struct Evidence: Hashable, Sendable {
    /// What is wrong, in words.
    public let text: String

    /// Where.
    public let place: SourceLine?

    /// Something wrong at a place.
    public init(_ text: String, at place: SourceLine?) {
      self.text = text
      self.place = place
    }

    /// What is wrong, and where.
    package var sentence: String {
      place.map { "\(text) (\($0))" } ?? text
    }
  }

  /// The number, such as `A1`; numbers are never reused.
  public let number: String

  /// What holds.
  public let statement: String

  /// What is lost where it does not.
  public let why: String

  /// The patterns that it belongs to.
  public let patterns: Set<Triad.Pattern>

  /// Whether it belongs to every pattern.
  public var isCommon: Bool { patterns == .all }

  /// Whether running the code decides it, rather than reading it.
  public let isAtRunTime: Bool

  private let decide: @Sendable (Triad, PackageFacts, Roles) -> Verdict

  init(
    _ number: String, _ statement: String, why: String, of patterns: Set<Triad.Pattern>,
    isAtRunTime: Bool = false,
    decide: @escaping @Sendable (Triad, PackageFacts, Roles) -> Verdict
  ) {
    self.number = number
    self.statement = statement
    self.why = why
    self.patterns = patterns
    self.isAtRunTime = isAtRunTime
    self.decide = decide
  }

  /// What is found of the rule in a triad.
  public func verdict(on triad: Triad, in facts: PackageFacts, _ roles: Roles) -> Verdict {
    decide(triad, facts, roles)
  }

  /// Every rule, in order.
  public static let all: [ArchitectureRule] = forAll + forMVC + forMVP + forMVVM + atRunTime
}

extension ArchitectureRule.Verdict {
  /// Whether something shows that the rule does not hold.
  public var isBroken: Bool {
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

import AppScreens

/// A numbered rule of an architecture, with the reason for it.
public struct ArchitectureRule: Sendable {
  /// The verdict on a rule in one triad.
  public enum Verdict: Hashable, Sendable {
    /// It holds in all that is known.
    case holds

    /// It does not hold, and this shows it.
    case broken([Evidence])

    /// The facts do not decide it.
    case notDecided(because: String)
  }

  /// Something that shows that a rule is broken.
  public struct Evidence: Hashable, Sendable {
    /// The fault, in words.
    public let text: String

    /// The source line.
    public let place: SourceLine?

    /// Something wrong at a place.
    public init(_ text: String, at place: SourceLine?) {
      self.text = text
      self.place = place
    }

    /// The fault, and its place.
    package var sentence: String {
      place.map { "\(text) (\($0))" } ?? text
    }
  }

  /// The number, such as `A1`; numbers are never reused.
  public let number: String

  /// The rule in words.
  public let statement: String

  /// The loss where the rule is broken.
  public let why: String

  /// The patterns that it belongs to.
  public let patterns: Set<Triad.Pattern>

  /// Indicates whether the rule belongs to every pattern.
  public var isCommon: Bool { patterns == .all }

  /// Indicates whether the rule is decided by running the code rather than reading it.
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

  /// Judges a triad by the rule.
  public func verdict(on triad: Triad, in facts: PackageFacts, _ roles: Roles) -> Verdict {
    decide(triad, facts, roles)
  }

  /// Every rule, in order.
  public static let all: [ArchitectureRule] =
    forAll + forMVC + forMVP + forMVVM + atRunTime + forPorts
}

extension ArchitectureRule.Verdict {
  /// Indicates whether evidence breaks the rule.
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

/// The weight of a broken rule.
package enum Severity: String, Hashable, Sendable {
  /// It is reported, and should be corrected.
  case warning

  /// The code is not what it says it is, or loses or leaks something: the check fails.
  case error
}

/// A numbered rule of an architecture, with the reason for it.
package struct ArchitectureRule: Sendable {
  /// What is decided of a rule in one triad.
  package enum Decision: Hashable, Sendable {
    /// It holds in all that is known.
    case holds

    /// It does not hold, and this shows it.
    case broken([Evidence])

    /// The facts do not decide it.
    case notDecided(because: String)
  }

  /// The weight of what a rule rests on.
  package enum Standing: String, Hashable, Sendable, Encodable {
    /// A published variant is defined by it: code that breaks it is something else, or has a fault.
    case definition

    /// Most who write the pattern in Swift do so, for the reason that the source gives.
    case convention

    /// This package's own way, asked of screens built on its kit, and of others on request.
    case houseStyle = "house style"
  }

  /// The number, such as `A1`; numbers are never reused.
  package let number: String

  /// Indicates whether it is a definition, a convention or house style.
  package let standing: Standing

  /// The rule in words.
  package let statement: String

  /// The loss where the rule is broken.
  package let why: String

  /// The publication that has the rule.
  package let source: String

  /// The patterns that it belongs to.
  package let patterns: Set<Triad.PatternName>

  /// Indicates whether the rule belongs to every pattern.
  package var isCommon: Bool { patterns == .all }

  /// The variants that promise something else, so that it does not apply to them.
  package let exceptions: [Variant]

  /// The weight of a breach.
  package let severity: Severity

  private let decide: @Sendable (Triad, PackageFacts, Roles) -> Decision?

  init(
    _ number: String, _ standing: Standing, _ statement: String, why: String, source: String,
    of patterns: Set<Triad.PatternName>, except exceptions: [Variant] = [],
    severity: Severity = .error,
    decide: @escaping @Sendable (Triad, PackageFacts, Roles) -> Decision?
  ) {
    self.number = number
    self.standing = standing
    self.statement = statement
    self.why = why
    self.source = source
    self.patterns = patterns
    self.exceptions = exceptions
    self.severity = severity
    self.decide = decide
  }

  /// The decision on a triad; nil where its variant promises something else.
  func decision(on triad: Triad) -> Decision? {
    if let variant = triad.variant, exceptions.contains(variant) { return nil }
    return decide(triad, triad.facts, triad.roles)
  }

  /// What breaks it in a triad, also in one whose variant promises something else.
  package func evidence(in triad: Triad) -> [Evidence] {
    decide(triad, triad.facts, triad.roles)?.evidence ?? []
  }

  /// The code that it is asked of, in a sentence or two.
  package var scope: String {
    let names = Triad.PatternName.allCases.filter(patterns.contains).map(\.rawValue)
    let asked = isCommon ? "every pattern" : names.joined(separator: " and ")
    let house =
      standing == .houseStyle ? ", in screens built on the kit; in others with --house" : ""
    let left = exceptions.filter { $0.pattern.map(patterns.contains) == true }.map(\.name)
    let rest = left.isEmpty ? "" : " Exceptions: \(left.joined(separator: "; "))."
    return "Applies to \(asked)\(house).\(rest)"
  }

  /// Every rule, in order.
  ///
  /// A18 and A19 are missing: only running a screen decides them, which the verb `verify` does.
  package static let all: [ArchitectureRule] =
    (forAll + forMVC + forMVP + forMVVM + forPorts + forEdges)
}

extension ArchitectureRule.Decision {
  /// What breaks the rule.
  package var evidence: [ArchitectureRule.Evidence] {
    if case .broken(let evidence) = self { evidence } else { [] }
  }

  /// Indicates whether evidence breaks the rule.
  package var isBroken: Bool { !evidence.isEmpty }

  /// Holds unless there is evidence.
  init(_ evidence: [ArchitectureRule.Evidence]) {
    self = evidence.isEmpty ? .holds : .broken(evidence)
  }
}

extension Set<Triad.PatternName> {
  static var all: Self { Set(Triad.PatternName.allCases) }
}

/// The publications that several rules rest on.
enum Publication {
  static let references = "The Swift Programming Language, Automatic Reference Counting"
  static let separation = "https://martinfowler.com/eaaDev/SeparatedPresentation.html"
  static let passiveView = Variant.passiveView.source
  static let viewModel = "https://learn.microsoft.com/dotnet/architecture/maui/mvvm"
  static let delegation = "Apple, Coding Guidelines for Cocoa, Delegate Methods"
  static let injection = "https://martinfowler.com/articles/injection.html"
  static let house = "this package"
}

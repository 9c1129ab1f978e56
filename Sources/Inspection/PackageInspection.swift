/// All that inspecting a package brings to light.
public struct PackageInspection: Sendable {
  /// One triad, with what is found of each rule.
  public struct Case: Sendable {
    /// The triad.
    public let triad: Triad

    /// Who knows whom in it.
    public let graph: KnowledgeGraph

    /// What is found of each rule, by its number.
    public internal(set) var verdicts: [String: ArchitectureRule.Verdict]

    /// What it measures, by role.
    public let sizes: [RoleSize]

    /// The rules of a pattern, common ones included, that are broken.
    public func broken(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { rule in
        if case .broken = verdicts[rule.number] { true } else { false }
      }
    }

    /// The rules of a pattern, common ones included, that hold.
    public func holding(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { verdicts[$0.number] == .holds }
    }

    /// The rules of a pattern that neither hold nor are broken, as far as is known.
    public func undecided(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { rule in
        if case .notDecided = verdicts[rule.number] { true } else { false }
      }
    }

    private func rules(of pattern: Triad.Pattern) -> [ArchitectureRule] {
      ArchitectureRule.all.filter { $0.patterns.contains(pattern) }
    }
  }

  /// The triads, by module.
  public private(set) var cases: [Case]

  /// The package's types.
  public let facts: PackageFacts

  /// Who plays which part.
  public let roles: Roles

  /// Inspects a package.
  ///
  /// - Parameters:
  ///   - facts: What the compiler knows of it.
  ///   - hints: What a person says of roles.
  ///   - modules: The modules to look in; all but those of specimens unless given.
  public init(of facts: PackageFacts, hints: Roles.Hints = Roles.Hints(), modules: [String]? = nil)
  {
    let roles = Roles(in: facts, hints: hints)
    let modules = modules ?? facts.modules.filter { !$0.hasSuffix("Specimens") }
    self.facts = facts
    self.roles = roles
    cases = Triad.triads(in: facts, roles, modules: modules).map { triad in
      let verdicts = ArchitectureRule.all.map { rule in
        (rule.number, rule.verdict(on: triad, in: facts, roles))
      }
      return Case(
        triad: triad, graph: KnowledgeGraph(of: triad),
        verdicts: Dictionary(uniqueKeysWithValues: verdicts),
        sizes: RoleSize.sizes(of: triad, in: facts, roles))
    }
  }

  /// Notes what running the code has decided of a rule, for the triad that has a view.
  ///
  /// - Parameters:
  ///   - verdict: What was found.
  ///   - number: The rule.
  ///   - view: The view's module and name, such as `MVP.HeadlessCalculatorView`.
  public mutating func note(
    _ verdict: ArchitectureRule.Verdict, of number: String, forView view: String
  ) {
    for index in cases.indices {
      let views = cases[index].triad.views.map { "\($0.module).\($0.name)" }
      if views.contains(view) { cases[index].verdicts[number] = verdict }
    }
  }
}

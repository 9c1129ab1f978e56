import AppScreens
import TextLayout

/// The results of inspecting a package.
public struct PackageInspection: Sendable {
  /// One triad, with its verdicts and measures.
  public struct Case: Sendable {
    /// The triad.
    public let triad: Triad

    /// The dependencies in it.
    public let graph: KnowledgeGraph

    /// The verdict on each rule, by its number.
    public internal(set) var verdicts: [String: ArchitectureRule.Verdict]

    /// Its size, by role.
    public let sizes: [RoleSize]

    /// The rules of a pattern, common ones included, that are broken.
    public func broken(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { verdicts[$0.number]?.isBroken == true }
    }

    /// The rules of a pattern, common ones included, that hold.
    public func holding(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { verdicts[$0.number] == .holds }
    }

    /// The rules of a pattern that neither hold nor are broken, as far as is known.
    public func undecided(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern).filter { rule in
        verdicts[rule.number].map { !$0.isBroken && $0 != .holds } ?? false
      }
    }

    private func rules(of pattern: Triad.Pattern) -> [ArchitectureRule] {
      ArchitectureRule.all.filter { $0.patterns.contains(pattern) }
    }
  }

  /// The triads, by module.
  public private(set) var cases: [Case]

  /// The places of each module's triads among them.
  private let places: [String: Range<Int>]

  /// The package's types.
  public let facts: PackageFacts

  /// The roles of the types.
  public let roles: Roles

  /// Inspects a package.
  ///
  /// - Parameters:
  ///   - facts: The compiler's knowledge of it.
  ///   - hints: Roles that the user states.
  ///   - modules: The modules to look in; all but those of specimens unless given.
  public init(of facts: PackageFacts, hints: Roles.Hints = Roles.Hints(), modules: [String]? = nil)
  {
    let roles = Roles(in: facts, hints: hints)
    let modules = (modules ?? facts.modules.filter { !$0.hasSuffix("Specimens") }).uniqued
    self.facts = facts
    self.roles = roles
    let cases = Triad.triads(in: facts, roles, modules: modules).map { triad in
      let verdicts = ArchitectureRule.all.map { rule in
        (rule.number, rule.verdict(on: triad, in: facts, roles))
      }
      return Case(
        triad: triad, graph: KnowledgeGraph(of: triad),
        verdicts: Dictionary(uniqueKeysWithValues: verdicts),
        sizes: RoleSize.sizes(of: triad, in: facts, roles))
    }
    self.cases = cases
    places = Dictionary(cases.enumerated().map { ($1.triad.mediator.module, $0..<($0 + 1)) }) {
      $0.lowerBound..<$1.upperBound
    }
  }

  /// Notes the verdict on a rule from running the code, for the triad that has a view.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - number: The rule.
  ///   - view: The view's module and name, such as `MVP.HeadlessCalculatorView`.
  public mutating func note(
    _ verdict: ArchitectureRule.Verdict, of number: String, forView view: String
  ) {
    for index in cases.indices where cases[index].triad.viewNames.contains(view) {
      cases[index].verdicts[number] = verdict
    }
  }

  /// The verdict on a rule over all triads of a module.
  public enum Standing: String, Sendable {
    /// It holds in each of them.
    case holds

    /// It is broken in some of them.
    case broken

    /// It is broken in none, and not decided in some.
    case open
  }

  /// The verdict on a rule in a module; nil where the rule belongs to none of its patterns.
  ///
  /// A triad that claims no pattern is judged by the rules that all patterns share.
  public func standing(of rule: ArchitectureRule, in module: String) -> Standing? {
    let judged = cases(in: module).filter { found in
      found.triad.claim.map(rule.patterns.contains) ?? rule.isCommon
    }
    let verdicts = judged.compactMap { $0.verdicts[rule.number] }
    if verdicts.isEmpty { return nil }
    if verdicts.contains(where: \.isBroken) { return .broken }
    return verdicts.allSatisfy { $0 == .holds } ? .holds : .open
  }

  /// The modules with triads, in order.
  public var modules: [String] { cases.map(\.triad.mediator.module).uniqued }

  /// The triads of a module.
  public func cases(in module: String) -> [Case] {
    places[module].map { Array(cases[$0]) } ?? []
  }

  /// The graph of one triad of each module.
  public var exemplaryGraphs: [KnowledgeGraph] {
    modules.compactMap { module in
      cases(in: module).map(\.graph).min { $0.nodes.count < $1.nodes.count }
    }
  }
}

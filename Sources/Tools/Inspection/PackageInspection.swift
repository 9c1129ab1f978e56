import AppScreens
import TextLayout

/// The results of inspecting a package.
package struct PackageInspection: Sendable {
  /// One triad, with its verdicts and measures.
  package struct Case: Sendable {
    /// The triad.
    package let triad: Triad

    /// The seven facts, and the variants that are near them.
    package let reading: VariantReading

    /// Indicates whether house style is asked of it: it is built on the kit, or that was wished.
    package let isOfHouse: Bool

    /// The verdict on each rule, by its number; none for rules that its kind of pattern never promised.
    package internal(set) var verdicts: [String: ArchitectureRule.Verdict]

    /// The lines with faults that are suppressed.
    var suppressed: Set<SourceLine> = []

    /// The dependencies in it.
    package var graph: KnowledgeGraph { KnowledgeGraph(of: triad) }

    /// Its size, by role.
    package var sizes: [RoleSize] { RoleSize.sizes(of: triad) }

    /// The variant that it is, whatever it is called; nil where nothing that is known decides it.
    package var variant: Variant? { reading.variant }

    /// The pattern whose rules it is asked: the one that it says it is, or else that of its variant.
    package var askedPattern: Triad.Pattern? { triad.claim ?? variant?.pattern }

    init(_ triad: Triad, except off: [String: String], askingHouseStyle asksHouseStyle: Bool) {
      let reading = VariantReading(of: triad)
      let verdicts = ArchitectureRule.all.filter { off[$0.number] == nil }.compactMap { rule in
        rule.verdict(on: triad, of: reading.variant).map { (rule.number, $0) }
      }
      self.triad = triad
      self.reading = reading
      self.verdicts = Dictionary(uniqueKeysWithValues: verdicts)
      isOfHouse =
        asksHouseStyle || !triad.screens.isEmpty
        || triad.views.contains(where: triad.facts.isHeadless)
    }

    /// The rules of a pattern, common ones included, that are broken.
    package func broken(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern) { $0.isBroken }
    }

    /// The rules of a pattern, common ones included, that hold.
    package func holding(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern) { $0 == .holds }
    }

    /// The rules of a pattern that neither hold nor are broken, as far as is known.
    package func undecided(as pattern: Triad.Pattern) -> [ArchitectureRule] {
      rules(of: pattern) { !$0.isBroken && $0 != .holds }
    }

    private func rules(
      of pattern: Triad.Pattern, where isMeant: (ArchitectureRule.Verdict) -> Bool
    ) -> [ArchitectureRule] {
      ArchitectureRule.all.filter { rule in
        rule.patterns.contains(pattern) && asks(rule)
          && verdicts[rule.number].map(isMeant) == true
      }
    }

    /// Indicates whether a rule is asked of it.
    package func asks(_ rule: ArchitectureRule) -> Bool {
      rule.standing != .houseStyle || isOfHouse
    }
  }

  /// The triads, by module.
  package internal(set) var cases: [Case]

  /// The modules that were looked in.
  package let inspected: [String]

  /// Indicates whether the modules are the usual ones.
  package let isWhole: Bool

  /// The package's types.
  package let facts: PackageFacts

  /// The modules that were to be looked in, and could not be read.
  package let unread: [UnreadModule]

  /// What the package says of itself.
  package let settings: InspectionSettings

  /// The roles of the types.
  let roles: Roles

  /// Inspects a package.
  ///
  /// - Parameters:
  ///   - facts: The compiler's knowledge of it.
  ///   - settings: What the package says of itself.
  ///   - modules: The modules to look in; default: all but those of specimens and tests.
  ///   - asksHouseStyle: Indicates whether this house's style is asked of all, not only of screens that
  ///     are built on the kit.
  package init(
    of facts: PackageFacts, settings: InspectionSettings = InspectionSettings(),
    modules: [String] = [], askingHouseStyle asksHouseStyle: Bool = false
  ) {
    let roles = Roles(in: facts, settings: settings)
    let usual = facts.modules.filter { module in
      !["Specimens", "Tests"].contains(where: module.hasSuffix)
        && !settings.excluded.contains(module)
    }
    let inspected = modules.isEmpty ? usual : modules.uniqued
    isWhole = modules.isEmpty
    unread = facts.unread.filter { unread in
      modules.isEmpty
        ? !settings.excluded.contains(unread.module) : modules.contains(unread.module)
    }
    self.facts = facts
    self.settings = settings
    self.roles = roles
    self.inspected = inspected
    cases = Triad.triads(with: roles, modules: inspected).map {
      Case($0, except: settings.rulesOff, askingHouseStyle: asksHouseStyle)
    }
  }

  /// Indicates whether no triad breaks a rule that is an error, and everything could be read.
  package var isGood: Bool {
    unread.isEmpty && !findings.contains { $0.rule.severity == .error }
  }

  /// The classes and structures that are views, by module and name.
  package var views: [String] {
    inspected.flatMap { facts.types(in: $0) }
      .filter { roles.role(of: $0.id) == .view && $0.kind != .protocol }.map(\.qualifiedName)
  }

  /// The views that no mediator was found for, by module and name: nothing is said of them.
  package var strayViews: [String] {
    let judged = cases.flatMap { $0.triad.views + $0.triad.parts + [$0.triad.mediator] }
    let known = Set((judged + judged.flatMap { facts.superclasses(of: $0) }).map(\.id))
    return inspected.flatMap { facts.types(in: $0) }.filter { type in
      roles.role(of: type.id) == .view && type.kind == .class && !known.contains(type.id)
        && (facts.isHeadless(type) || facts.isViewController(type))
    }.map(\.qualifiedName)
  }

  /// The screens that hold a view for which no mediator was found, by module and name: they do all by
  /// themselves, as a massive view controller does.
  package var massiveScreens: [String] {
    let stray = Set(strayViews)
    return inspected.flatMap { facts.types(in: $0) }.filter { type in
      roles.role(of: type.id) == .screen
        && facts.types(of: facts.storedMentions(of: type)).contains {
          stray.contains($0.qualifiedName)
        }
    }.map(\.qualifiedName)
  }

  /// The modules with triads, in order.
  package var modules: [String] { cases.map(\.triad.mediator.module).uniqued }

  /// The triads of a module.
  package func cases(in module: String) -> [Case] {
    cases.filter { $0.triad.mediator.module == module }
  }

  /// The graphs of one triad of each module, the smallest, and of those that share its view.
  package var exemplaryGraphs: [KnowledgeGraph] {
    modules.flatMap { module in
      let bySize = cases(in: module).map { (graph: $0.graph, views: $0.triad.viewNames) }
        .sorted { $0.graph.nodes.count < $1.graph.nodes.count }
      let views = Set(bySize.first?.views ?? [])
      return bySize.enumerated().filter { $0 == 0 || !views.isDisjoint(with: $1.views) }
        .map(\.element.graph)
    }
  }
}

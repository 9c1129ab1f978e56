/// A mediator with the views that it deals with, and the models that it holds.
package struct Triad: Sendable {
  /// A pattern with architecture rules of its own.
  package enum PatternName: String, Hashable, Sendable, CaseIterable, Codable {
    case mvc = "MVC"
    case mvp = "MVP"
    case mvvm = "MVVM"
  }

  /// The mediator.
  package let mediator: TypeFacts

  /// The identifiers by which a view may know the mediator: its own, and its protocols'.
  let mediatorIDs: Set<String>

  /// The views' classes.
  package let views: [TypeFacts]

  /// The protocols through which the views are known.
  package let viewProtocols: [TypeFacts]

  /// The protocols through which the views notify the mediator.
  package let delegates: [TypeFacts]

  /// The models that the mediator, or a view, holds.
  package let models: [TypeFacts]

  /// The protocols of the services that the mediator calls.
  package let ports: [TypeFacts]

  /// The screens that hold one of the others.
  package let screens: [TypeFacts]

  /// The pattern that the code claims to be: by the mediator's name, or else by its module's.
  package let claim: PatternName?

  /// Indicates whether the mediator is a view controller, whose widgets are the view.
  package let isCocoas: Bool

  /// Indicates whether a view is known, if only as a view controller's widgets.
  var hasView: Bool { !views.isEmpty || isCocoas }

  /// The cells, subviews and child views of the views.
  package let parts: [TypeFacts]

  /// The interactors, routers and others that the mediator or a view deals with, or that keep these.
  package let collaborators: [TypeFacts]

  /// What it has in each fact, with what shows it; one that is not known is missing.
  private(set) var findings: [VariantFact: Evidence] = [:]

  /// The variant that it is, whatever it is called; nil where nothing that is known decides it.
  package private(set) var variant: Variant?

  /// The decision on each rule, by its number; none for rules that its kind of pattern never promised.
  package private(set) var decisions: [String: ArchitectureRule.Decision] = [:]

  /// Indicates whether house style is asked of it: it is built on the kit, or that was wished.
  let isOfHouse: Bool

  /// The roles of the package's types.
  let roles: Roles

  /// The compiler's knowledge of the package.
  var facts: PackageFacts { roles.facts }

  /// The module and the mediator: `MVP.CalculatorPresenter`.
  package var name: String { mediator.qualifiedName }

  /// The triad of a mediator.
  ///
  /// - Parameters:
  ///   - mediator: The mediator.
  ///   - roles: The roles of the package's types.
  ///   - stated: The pattern that its module claims to be, whatever it is called.
  ///   - asksHouseStyle: Indicates whether this package's style is asked of it in any case.
  init(
    _ mediator: TypeFacts, with roles: Roles, claiming stated: PatternName?,
    askingHouseStyle asksHouseStyle: Bool
  ) {
    let facts = roles.facts
    func own(_ ids: Set<String>) -> [TypeFacts] { facts.own.filter { ids.contains($0.id) } }
    let isCocoas = facts.isViewController(mediator)
    let held = facts.storedProperties(of: mediator).flatMap(\.mentions)
    let mentioned = Set(mediator.members.flatMap(\.mentions) + held)
      .union(mediator.conformances)
    let ids = Set([mediator.id] + (isCocoas ? [] : roles.interfaces(of: mediator)))
    let heard = mediator.conformances.filter { id in
      roles.delegates.contains(id)
        || isCocoas && roles.holders[id] != nil
          && facts.types[id].map { $0.kind == .protocol && !$0.isOfPlatform } == true
    }
    let naming = roles.views.filter { !$0.mentions.isDisjoint(with: ids.union(heard)) }
    let others = Set(roles.all(.mediator).flatMap { [$0.id] + roles.interfaces(of: $0) })
    // Of the views that it knows by a protocol, those that name another mediator are that one's.
    let dealing = roles.views.filter { view in
      naming.contains { $0.type.id == view.type.id }
        || !view.names.isDisjoint(with: mentioned)
          && (naming.isEmpty || view.mentions.isDisjoint(with: others))
    }.map(\.type)
    let isMade = dealing.isEmpty && !isCocoas
    let nearest = dealing.filter { $0.module == mediator.module }
    views =
      isMade
      ? own(roles.namers[mediator.id] ?? []) : nearest.isEmpty ? dealing : nearest
    self.mediator = mediator
    self.roles = roles
    self.isCocoas = isCocoas
    mediatorIDs = ids
    let known = mentioned.union(views.flatMap(\.conformances))
    viewProtocols = own(known).filter {
      $0.kind == .protocol && roles.role(of: $0.id) == .view
    }
    delegates = own(heard)
    parts = facts.parts(of: views + (isCocoas ? [mediator] : []), under: ids, roles)
    let kept = ids.union(views.map(\.id))
    collaborators = roles.collaborators(
      among: held + views.flatMap { facts.storedMentions(of: $0) }, keeping: kept)
    let interactors = collaborators.filter { NamedRole($0).furtherRole == .interactor }
    let stored = ([mediator] + views + interactors).flatMap { facts.storedMentions(of: $0) }
    let direct = mentioned.union(facts.storedMentions(of: mediator))
    let reached = direct.union(facts.types(of: direct).flatMap(\.conformances))
    let asked = facts.types(of: reached).filter { roles.role(of: $0.id) == .port }
    ports = asked.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }
    let answers = asked.flatMap(\.members).filter { !$0.isPrivate }.flatMap(\.mentions)
    models = facts.types(of: Set(stored + answers)).filter { roles.role(of: $0.id) == .model }
      .sorted { $0.id < $1.id }
    screens = facts.own.filter { type in
      type.module == mediator.module && roles.role(of: type.id) == .screen
        && !kept.isDisjoint(with: type.members.flatMap(\.mentions))
    }
    claim = stated ?? (isCocoas ? .mvc : NamedRole(mediator).pattern ?? mediator.patternOfModule)
    isOfHouse = asksHouseStyle || !screens.isEmpty || views.contains(where: facts.isHeadless)
    findings = VariantFact.allCases.reduce(into: [:]) { $0[$1] = finding(on: $1) }
    variant = nearestVariant
    decisions = ArchitectureRule.all.reduce(into: [:]) { $0[$1.number] = $1.decision(on: self) }
  }

  /// The words on code that is another pattern than is asked for; nil where it may be that one.
  package func words(onBeingAnotherThan asked: PatternName) -> String? {
    guard let variant, let own = variant.pattern, own != asked else { return nil }
    return "\(mediator.name) is \(variant.name)"
  }
}

extension TypeFacts {
  /// The one pattern whose name is in that of its module.
  var patternOfModule: Triad.PatternName? {
    let patterns = Triad.PatternName.allCases.filter { module.contains($0.rawValue) }
    return patterns.count == 1 ? patterns[0] : nil
  }
}

/// A mediator with the views that it deals with, and the models that it holds.
public struct Triad: Sendable {
  /// A pattern with architecture rules of its own.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    case mvc = "MVC"
    case mvp = "MVP"
    case mvvm = "MVVM"
  }

  /// The mediator.
  public let mediator: TypeFacts

  /// The views' classes.
  public let views: [TypeFacts]

  /// The protocols through which the views are known.
  public let viewProtocols: [TypeFacts]

  /// The protocols through which the views tell the mediator.
  public let delegates: [TypeFacts]

  /// The models that the mediator, or a view, holds.
  public let models: [TypeFacts]

  /// The protocols through which the mediator reaches the world.
  public let ports: [TypeFacts]

  /// The screens that hold one of the others.
  public let screens: [TypeFacts]

  /// The pattern that the code claims to be: by its module's name, or else by the mediator's.
  public let claim: Pattern?

  /// The module and the mediator: `MVP.CalculatorPresenter`.
  public var name: String { "\(mediator.module).\(mediator.name)" }

  /// The views, each with its module: `MVP.HeadlessCalculatorView`.
  public var viewNames: [String] { views.map { "\($0.module).\($0.name)" } }

  /// Finds the triads of a package, by module and name.
  ///
  /// - Parameters:
  ///   - facts: The package.
  ///   - roles: The roles of its types.
  ///   - modules: The modules to look in.
  /// - Returns: One for each class that is a mediator.
  public static func triads(
    in facts: PackageFacts, _ roles: Roles, modules: [String]
  ) -> [Triad] {
    modules.flatMap { module in
      let types = facts.types(in: module)
      let neighbours = Neighbourhood(of: types, in: facts, roles)
      return types.filter { roles.role(of: $0.id) == .mediator && $0.kind == .class }
        .map { Triad($0, among: neighbours, in: facts, roles) }
    }
  }

  private init(
    _ mediator: TypeFacts, among neighbours: Neighbourhood, in facts: PackageFacts, _ roles: Roles
  ) {
    let mentioned = Set(mediator.members.flatMap(\.mentions)).union(mediator.conformances)
    let told = mediator.conformances.intersection(roles.delegates)
    views = neighbours.views(mentioning: told.union([mediator.id]), orKnownAs: mentioned)
    self.mediator = mediator
    viewProtocols = neighbours.viewProtocols(
      mentioned.union(views.flatMap { Array($0.conformances) }))
    delegates = neighbours.types(told)
    let held = ([mediator] + views).flatMap { facts.storedMentions(of: $0) }
    models = Set(held).filter { roles.role(of: $0) == .model }
      .compactMap { facts.types[$0] }.sorted { $0.id < $1.id }
    let own = mentioned.union(facts.storedMentions(of: mediator))
    let reached = Set(own.flatMap { [$0] + (facts.types[$0]?.conformances ?? []) })
    ports = reached.filter { roles.role(of: $0) == .port }
      .compactMap { facts.types[$0] }.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }
    screens = neighbours.screens(mentioning: Set([mediator.id] + views.map(\.id)))
    claim = Self.claim(of: mediator)
  }

  private static func claim(of mediator: TypeFacts) -> Pattern? {
    let byModule = [Pattern.mvvm, .mvp, .mvc].first { mediator.module.contains($0.rawValue) }
    let endings: [(String, Pattern)] = [
      ("ViewModel", .mvvm), ("Presenter", .mvp), ("Controller", .mvc),
    ]
    return byModule ?? endings.first { mediator.name.hasSuffix($0.0) }?.1
  }
}

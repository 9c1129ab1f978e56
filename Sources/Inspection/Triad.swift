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
      facts.types(in: module).filter { roles.role(of: $0.id) == .mediator && $0.kind == .class }
        .map { Triad($0, in: facts, roles) }
    }
  }

  private init(_ mediator: TypeFacts, in facts: PackageFacts, _ roles: Roles) {
    let neighbours = facts.types(in: mediator.module)
    let mentioned = Set(mediator.members.flatMap(\.mentions)).union(mediator.conformances)
    let named = neighbours.filter { roles.role(of: $0.id) == .view && $0.kind != .protocol }
    let views = named.filter { view in
      let own = Set(view.members.flatMap(\.mentions))
      let protocols = view.conformances.filter { roles.role(of: $0) == .view }
      let told = protocols.flatMap { facts.types[$0]?.members.flatMap(\.mentions) ?? [] }
      return own.contains(mediator.id) || mentioned.contains(view.id)
        || !protocols.isDisjoint(with: mentioned) || told.contains(mediator.id)
        || !own.union(told).isDisjoint(with: mediator.conformances.intersection(roles.delegates))
    }
    self.mediator = mediator
    self.views = views
    viewProtocols = neighbours.filter { type in
      type.kind == .protocol && roles.role(of: type.id) == .view
        && (views.contains { $0.conformances.contains(type.id) } || mentioned.contains(type.id))
    }
    delegates = neighbours.filter {
      roles.delegates.contains($0.id) && mediator.conformances.contains($0.id)
    }
    let held = ([mediator] + views).flatMap { facts.storedMentions(of: $0) }
    models = Set(held).filter { roles.role(of: $0) == .model }
      .compactMap { facts.types[$0] }.sorted { $0.id < $1.id }
    let own = mentioned.union(facts.storedMentions(of: mediator))
    let reached = Set(own.flatMap { [$0] + (facts.types[$0]?.conformances ?? []) })
    ports = reached.filter { roles.role(of: $0) == .port }
      .compactMap { facts.types[$0] }.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }
    let parts = Set([mediator.id] + views.map(\.id))
    screens = neighbours.filter { screen in
      roles.role(of: screen.id) == .screen
        && screen.members.contains { !parts.isDisjoint(with: $0.mentions) }
    }
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

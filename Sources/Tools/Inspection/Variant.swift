/// A published variant of the patterns, and what it has in each of the eight facts.
package struct Variant: Hashable, Sendable {
  /// The name, as it is written after "is".
  package let name: String

  /// The publication that describes it.
  package let source: String

  /// The pattern whose rules it is asked; nil for one that is none of the three.
  package let pattern: Triad.PatternName?

  /// What it has in each fact; a fact that it leaves open is missing.
  ///
  /// Any may have a router or a builder.
  let facts: [VariantFact: Set<VariantFact.Value>]

  /// The fact without which it would be another.
  let essential: VariantFact?

  /// A variant that has the usual facts of its pattern, but for some.
  private init(
    _ name: String, of pattern: Triad.PatternName?, _ source: String,
    _ changes: [VariantFact: Set<VariantFact.Value>] = [:], essential: VariantFact? = nil
  ) {
    self.name = name
    self.pattern = pattern
    self.source = source
    self.essential = essential
    facts = (pattern?.usualFacts ?? [:]).merging(changes) { $1 }
  }

  static let cocoa = Variant(
    "Cocoa's MVC", of: .mvc, "Apple, Cocoa Fundamentals Guide",
    [.reach: [.byClass], .gestures: [.delegate, .call]], essential: .root)

  static let passiveController = Variant(
    "MVC with a passive view", of: .mvc,
    "this package; Cocoa's MVC, whose controller knows its view by a protocol",
    [.reach: [.byProtocol], .state: [.yes]])

  static let smalltalk = Variant(
    "Smalltalk's MVC", of: .mvc,
    "Krasner and Pope, A Cookbook for Using the Model-View-Controller User Interface Paradigm, 1988",
    [
      .model: [.yes], .reach: [.no, .byClass], .state: [.no], .gestures: [.call], .root: [.view],
    ], essential: .model)

  static let passiveView = Variant(
    "MVP, Passive View", of: .mvp, "https://martinfowler.com/eaaDev/PassiveScreen.html",
    [.state: [.yes], .reading: [.no]])

  static let readingView = Variant(
    "MVP whose view reads its presenter", of: .mvp,
    "this package; Passive View, but for a view that asks, as the data source of a table does",
    [.state: [.yes], .reach: [.byProtocol, .byClass], .reading: [.yes]], essential: .reading)

  static let supervising = Variant(
    "MVP, Supervising Controller", of: .mvp,
    "https://martinfowler.com/eaaDev/SupervisingPresenter.html",
    [
      .model: [.yes], .reach: [.byProtocol, .byClass], .state: [.yes], .roles: [.bindings],
      .root: [.view, .mediator],
    ], essential: .model)

  static let dolphin = Variant(
    "MVP as in Dolphin Smalltalk", of: .mvp, "Bower and McGlashan, Twisting the Triad, ESUG 2000",
    [.model: [.yes], .reach: [.byClass], .state: [.yes], .root: [.mediator]], essential: .model)

  static let taligent = Variant(
    "MVP as in Taligent", of: .mvp, "Potel, MVP: Model-View-Presenter, Taligent 1996",
    [.model: [.yes], .reach: [.byClass], .state: [.no], .root: [.mediator]], essential: .model)

  static let viper = Variant(
    "VIPER", of: .mvp, "https://www.objc.io/issues/13-architecture/viper/",
    [.roles: [.interactor], .root: [.view, .router]])

  static let cleanSwift = Variant(
    "Clean Swift", of: .mvp, "https://clean-swift.com/handbook",
    [.roles: [.interactor], .root: [.interactor]], essential: .root)

  static let binding = Variant(
    "MVVM", of: .mvvm,
    "Gossman, Introduction to Model/View/ViewModel pattern for building WPF apps, 2005",
    [.observable: [.yes, .byClosure]])

  static let observation = Variant(
    "MVVM with Observation", of: .mvvm,
    "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md",
    [.observable: [.byReading]])

  static let inputOutput = Variant(
    "MVVM with Input and Output", of: .mvvm,
    "https://github.com/sergdort/CleanArchitectureRxSwift", [.gestures: [.stream]],
    essential: .gestures)

  static let presentationModel = Variant(
    "a Presentation Model", of: .mvvm, "https://martinfowler.com/eaaDev/PresentationModel.html",
    [.observable: [.no, .byClosure]])

  static let unidirectional = Variant(
    "unidirectional", of: nil, "https://guide.elm-lang.org/architecture/",
    [.state: [.yes], .gestures: [.message], .root: [.view, .mediator]])

  /// Every variant that code can be; of two that are as near, the first is meant.
  package static let all = [
    passiveView, readingView, viper, cleanSwift, supervising, dolphin, taligent, binding,
    inputOutput, observation, presentationModel, passiveController, smalltalk, cocoa,
    unidirectional,
  ]
}

extension Triad.PatternName {
  /// What most variants of the pattern have.
  fileprivate var usualFacts: [VariantFact: Set<VariantFact.Value>] {
    switch self {
    case .mvc: [.model: [.no], .observable: [.no], .gestures: [.delegate], .root: [.mediator]]
    case .mvp:
      [
        .model: [.no], .reach: [.byProtocol], .observable: [.no], .gestures: [.call],
        .root: [.view],
      ]
    case .mvvm:
      [.model: [.no], .reach: [.no], .state: [.yes], .gestures: [.value, .call], .root: [.view]]
    }
  }
}

extension Variant {
  /// The first of them, from which the tree grows.
  static let smalltalk = Variant(
    "Smalltalk-80's MVC", .mvc,
    published: "Glenn Krasner and Stephen Pope, JOOP 1(3), 1988",
    change:
      "the model tells its dependents, and the view reads it; a controller beside each view takes "
      + "input only",
    choice: "when one model is really seen in several ways at once, as in an editor",
    VariantFacts(
      mediator: "controller", viewKnowsModel: true, keepsState: false, gesture: .call),
    next: [cocoa, applicationModel, taligent, dolphin])

  private static let cocoa = Variant(
    "Cocoa's MVC", .mvc,
    published: "Apple, Cocoa Fundamentals Guide",
    change:
      "the view hears the model no more: all goes through the controller, which knows the widgets "
      + "by class",
    choice: "when the toolkit is made for it and there is little to decide",
    VariantFacts(
      mediator: "controller", reach: .byClass, gesture: .delegate, root: .mediator),
    next: [house, massive])

  private static let house = Variant(
    "this house's MVC", .mvc,
    published: "here",
    change: "as Cocoa's, with the view behind a protocol",
    choice: "when controllers are usual, and tests are to do without the toolkit",
    VariantFacts(
      mediator: "controller", reach: .byProtocol, gesture: .delegate, root: .mediator))

  private static let massive = Variant(
    "autonomous or massive view controller", .mvc,
    published:
      "Martin Fowler, GUI Architectures, 18 July 2006, as Forms and Controls; objc.io, issue 1, "
      + "June 2013",
    change: "there is no mediator: widgets, rules, state and words are in one class",
    choice: "for a screen that will be thrown away",
    nil)

  private static let applicationModel = Variant(
    "Application Model", .mvvm,
    published: "VisualWorks, early 1990s, after Fowler 2006",
    change: "an observable model of the screen stands between view and domain",
    choice: "when each widget can show one value that tells of its changes",
    VariantFacts(
      mediator: "application model", notice: .eachValue, gesture: .value,
      roles: [.init(name: "value holders", place: .input)]))

  private static let taligent = Variant(
    "Taligent's MVP", .mvp,
    published: "Mike Potel, Taligent, 1996",
    change:
      "interactors turn input into commands on a selection of the model; the view still observes "
      + "the model",
    choice: "when selecting and commands that can be undone are most of the work",
    VariantFacts(
      mediator: "presenter", viewKnowsModel: true, reach: .byClass, keepsState: false,
      gesture: .call,
      roles: [
        .init(name: "interactor", place: .input),
        .init(name: "command, selection", place: .rules),
      ], root: .mediator))

  private static let dolphin = Variant(
    "Dolphin's MVP", .mvp,
    published: "Andy Bower and Blair McGlashan, ESUG 2000",
    change:
      "the presenter reaches the view directly; the view takes input and hands it on, and still "
      + "observes the model",
    choice: "when there are many views of domain objects, and a little behaviour beside them",
    VariantFacts(
      mediator: "presenter", viewKnowsModel: true, reach: .byClass, gesture: .call,
      root: .mediator),
    next: [supervising])

  private static let supervising = Variant(
    "Supervising Controller", .mvp,
    published: "Fowler, June 2006",
    change: "simple values are bound between view and model; the presenter does the rest",
    choice: "when a toolkit brings bindings, and most values can be shown as they are",
    VariantFacts(
      mediator: "presenter", viewKnowsModel: true, reach: .byProtocol, gesture: .call,
      roles: [.init(name: "bindings", place: .binding)]),
    next: [passive])

  private static let passive = Variant(
    "Passive View, this house's MVP", .mvp,
    published: "Fowler, 18 July 2006",
    change: "the arrow between view and model goes; the presenter sets every value",
    choice: "when you want to test what a screen says",
    VariantFacts(mediator: "presenter", reach: .byProtocol, gesture: .call),
    next: [viper, presentationModel])

  private static let presentationModel = Variant(
    "Presentation Model", .mvvm,
    published: "Fowler, 19 July 2004",
    change: "the state leaves the widgets, which are kept in step by hand",
    choice: "when the toolkit has no bindings and you do not want to write one",
    VariantFacts(mediator: "presentation model", notice: .change, gesture: .call),
    next: [unidirectional, mvvm])

  private static let mvvm = Variant(
    "MVVM, this house's too", .mvvm,
    published: "John Gossman, 8 October 2005",
    change: "a binding does what was done by hand; the mediator names no view",
    choice: "when the toolkit brings bindings, or draws from state",
    VariantFacts(mediator: "view model", notice: .eachValue, gesture: .call),
    next: [observation])

  private static let observation = Variant(
    "MVVM with Observation", .mvvm,
    published: "SE-0395, 2023; SE-0475, 2025",
    change:
      "reading is subscribing: the notice comes before the change, and once for several",
    choice: "with SwiftUI",
    VariantFacts(mediator: "view model", notice: .comingChange, gesture: .call))

  private static let unidirectional = Variant(
    "unidirectional: MVI, TEA, TCA", .mvvm,
    published: "André Staltz, 2014; Elm, 2012 to 2015; The Composable Architecture, May 2020",
    change:
      "one way in, for a gesture that is a value; new state is a fold; the whole view comes from "
      + "the whole state",
    choice: "when the order of things is what goes wrong",
    VariantFacts(
      mediator: "store", notice: .wholeView, gesture: .message,
      roles: [
        .init(name: "reducer", place: .rules, isAnswering: true),
        .init(name: "effects", place: .right),
      ], root: .mediator))

  private static let viper = Variant(
    "VIPER", .mvp,
    published: "Jeff Gilbert and Conrad Stoll, objc.io 13, June 2014",
    change: "Passive View, and from the presenter to an interactor and back; a router",
    choice: "when use cases have a life of their own, and many people work on one screen",
    VariantFacts(
      mediator: "presenter", reach: .byProtocol, gesture: .call,
      roles: [
        .init(name: "interactor", place: .rules, isAnswering: true),
        .init(name: "router", place: .right),
      ]),
    next: [ribs])

  private static let ribs = Variant(
    "RIBs", .mvp,
    published: "Uber, November 2017",
    change:
      "ownership is turned round: a tree of routers and interactors keeps everything",
    choice: "when many teams build one app, whose states are more than its screens",
    VariantFacts(
      mediator: "presenter", reach: .byProtocol, keepsState: false, gesture: .call,
      roles: [
        .init(name: "interactor", place: .rules, isAnswering: true),
        .init(name: "builder", place: .left), .init(name: "router", place: .right),
      ], root: .right))
}

import Testing

@testable import TriptychInspection

/// Who knows whom, in a screen of each pattern.
struct GraphTests {
  private static let screens = [
    "BasketController": (
      Shop.controller,
      [
        "BasketPage is a BasketView by ", "BasketController holds Basket by basket",
        "BasketController holds BasketView by view",
      ]
    ),
    "BasketPresenter": (
      Shop.presenter,
      [
        "BasketViewController is a BasketView by ", "BasketPresenter holds Basket by basket",
        "BasketPresenter holds weakly BasketView by view",
      ]
    ),
    "BasketViewModel": (
      Shop.viewModel,
      ["BasketScreen holds BasketViewModel by viewModel", "BasketViewModel holds Basket by basket"]
    ),
  ]

  @Test(arguments: screens.keys.sorted())
  func `who knows whom is read off the code`(mediator: String) throws {
    let (source, edges) = try #require(Self.screens[mediator])
    let graph = try CompiledPackage(source).triad(mediator).graph
    let found = graph.edges.map {
      "\($0.from.name) \($0.relation.rawValue) \($0.to.name) by \($0.members.joined(separator: ", "))"
    }
    #expect(found == edges)
  }
}

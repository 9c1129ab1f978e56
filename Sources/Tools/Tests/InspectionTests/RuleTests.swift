import Testing
import TriptychInspection
import TriptychSourceReading

/// What is found in a screen of each pattern, as the compiler describes it.
struct RuleTests {
  private static let screens = [
    "BasketController": Shop.controller, "BasketPresenter": Shop.presenter,
    "BasketViewModel": Shop.viewModel,
  ]

  @Test(arguments: screens.keys.sorted())
  func `a correct screen breaks no rule of its own pattern, and some of another`(
    mediator: String
  ) throws {
    let source = try #require(Self.screens[mediator])
    let found = try CompiledPackage(source).triad(mediator)
    #expect(found.faults.map(\.sentence) == [])
    #expect(found.holding.count > found.open.count)
    #expect(found.decisions.values.contains { $0.isBroken })
  }
}

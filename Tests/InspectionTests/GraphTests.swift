import Testing

@testable import TriptychInspection

/// Who knows whom.
struct GraphTests {
  @Test
  func `who knows whom is read off the code`() throws {
    let triad = try CompiledPackage(Shop.presenter).triad("BasketPresenter")
    #expect(
      KnowledgeGraph(of: triad).edges.map(\.sentence) == [
        "BasketViewController conforms to BasketView", "BasketPresenter holds Basket by basket",
        "BasketPresenter holds weakly BasketView by view",
      ])
  }
}

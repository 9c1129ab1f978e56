import Testing

@testable import TriptychInspection

/// Who knows whom.
struct GraphTests {
  @Test
  func `who knows whom is read off the code`() throws {
    let graph = KnowledgeGraph(
      of: try CompiledPackage(Shop.presenter).triad("BasketPresenter").triad)
    let found = graph.edges.map {
      "\($0.from.type.name) \($0.relation.rawValue) \($0.to.type.name) by \($0.members.joined(separator: ", "))"
    }
    #expect(
      found == [
        "BasketViewController is a BasketView by ", "BasketPresenter holds Basket by basket",
        "BasketPresenter holds weakly BasketView by view",
      ])
  }
}

import Foundation
import Testing
import TriptychInspection
import TriptychTestSupport

/// Who knows whom.
struct GraphTests {
  private let sentences = [
    "BasketViewController conforms to BasketView", "BasketPresenter holds Basket by basket",
    "BasketPresenter holds weakly BasketView by view",
  ]

  @Test
  func `who knows whom is read off the code`() throws {
    let triad = try CompiledPackage(Shop.presenter).triad("BasketPresenter")
    #expect(KnowledgeGraph(of: triad).edges.map(\.sentence) == sentences)
  }

  /// As with `@Observable`, which adds a `_basket` to each `basket`.
  @Test
  func `a member that is not in the source, but that a macro added, is not shown`() throws {
    let expanded = Shop.presenter.replacing(
      "private var basket = Basket()",
      with: "private var basket = Basket(); private var _basket = Basket()")
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile([("Shop", expanded)], in: folder)
      try Shop.presenter.write(toFile: "\(folder)/Shop.swift", atomically: true, encoding: .utf8)
      let facts = try PackageFacts(graphs: graphs.map { URL(fileURLWithPath: $0) })
      let triad = try #require(PackageInspection(of: facts).triads.first)
      #expect(KnowledgeGraph(of: triad).edges.map(\.sentence) == sentences)
    }
  }
}

import Testing

@testable import Inspection

/// View models that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignViewModelTests {
  @Test
  func `a state of a type of its own can be observed`() throws {
    let package = try ForeignPackage(ForeignSource.viewModel)
    let found = try package.triad("BasketViewModel")
    #expect(found.pattern == .mvvm)
    #expect(try package.evidence("A17", against: "BasketViewModel") == nil)
    #expect(found.broken(as: .mvvm).isEmpty)
  }

  @Test(arguments: [
    "  var onChange: (() -> Void)?\n  private(set) var total: Int",
    "  let total: Box<Int>",
    "  func load(_ done: @escaping (Int) -> Void) {}\n  private(set) var total: Int",
  ])
  func `a view model that tells by other means is not said to tell nothing`(members: String) throws
  {
    let source =
      ForeignSource.viewModel.replacing(
        "  @Published private(set) var state: BasketState", with: members
      ).replacing(": ObservableObject", with: "") + ForeignSource.box
    let package = try ForeignPackage(source)
    #expect(try package.triad("BasketViewModel").verdicts["A17"]?.isBroken == false)
    #expect(try package.triad("BasketViewModel").pattern == .mvvm)
    #expect(!package.mediators.contains("Box"))
  }

  @Test
  func `a property with an observer is stored`() throws {
    let source = ForeignSource.presenter.replacing(
      "  var presenter: (any BasketPresenting)?",
      with: """
          var presenter: (any BasketPresenting)?
          var basket: Basket? { didSet { show(1) } }
        """
    )
    #expect(
      try ForeignPackage(source).evidence("A3", against: "BasketPresenter")?.first?
        .contains("var basket: Basket?") == true)
  }

  @Test
  func `a view model that answers with what can be observed is not said to tell nothing`() throws {
    let source =
      ForeignSource.viewModel.replacing(
        "  @Published private(set) var state: BasketState",
        with: "  func transform(_ input: Int) -> BasketOutput {}"
      ).replacing(": ObservableObject", with: "")
      + "\nstruct BasketOutput {\n  let total: PassthroughSubject\n}\n"
    #expect(
      try ForeignPackage(source).triad("BasketViewModel").verdicts["A17"]?.isBroken == false)
  }

  @Test
  func `a view model that tells its view what to do is a presenter`() throws {
    let source = ForeignSource.presenter.replacing("BasketPresenter", with: "BasketViewModel")
    let found = try ForeignPackage(source).triad("BasketViewModel")
    #expect(found.pattern == .mvp)
    #expect(ArchitectureVerdict(found).sentence == "is not MVVM, but by what it does MVP:")
  }

  @Test
  func `a view model in the file of a SwiftUI view may need what that imports`() throws {
    let found = try ForeignPackage("import SwiftUI\n\n" + ForeignSource.viewModel)
    #expect(
      try found.evidence("A22", against: "BasketViewModel") == [
        "open: Shop.swift has views too, which need what it imports"
      ])
  }

  @Test
  func `what a superclass of the package's own tells of is told, and the platform's is not`() throws
  {
    func found(_ base: String, beside others: [String: String]) throws -> String? {
      let source = ForeignSource.viewModel
        .replacing("  @Published private(set) var state: BasketState\n", with: "")
        .replacing(": ObservableObject", with: ": \(base)")
      return try ForeignPackage(source, beside: others).triad("BasketViewModel")
        .evidence.reasons[.mvvm]
    }
    let base = "open class Base {\n  @Published public var total: Int\n}\n"
    #expect(
      try found("Base", beside: ["Bases": base])
        == "BasketViewModel can be observed: @Published var total: Int")
    #expect(
      try found("Base", beside: ["XCTest": base])
        == "BasketViewModel is held by its view, and knows none")
  }
}

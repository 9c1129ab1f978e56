import Testing

@testable import Inspection

/// View models that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignViewModelTests {
  @Test
  func `a state of a type of its own can be observed`() throws {
    let found = try ForeignPackage(ForeignSource.viewModel).triad("BasketViewModel")
    #expect(found.pattern == .mvvm)
    #expect(found.verdicts["A17"] == .holds)
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
  func `a view model that tells its view what to do is a presenter`() throws {
    let source = ForeignSource.presenter.replacing("BasketPresenter", with: "BasketViewModel")
    let found = try ForeignPackage(source).triad("BasketViewModel")
    #expect(found.pattern == .mvp)
    #expect(ArchitectureVerdict(found).sentence == "is not MVVM, but by what it does MVP:")
  }

  @Test(arguments: [
    ("var count: Int", true), ("let count: Int", false), ("private(set) var count: Int", false),
    ("var onTap: () -> Void", false), ("var count: AnyCancellable", false),
    ("@Published var count: Basket", true), ("@Published private(set) var count: Basket", false),
  ])
  func `whatever a view model shows can be set by itself alone`(member: String, isFault: Bool)
    throws
  {
    let source =
      ForeignSource.viewModel.replacing("  func add() {}", with: "  \(member)\n  func add() {}")
      + "\nstruct Basket {\n  let count: Int\n}\n"
    let evidence = try ForeignPackage(source).evidence("A17", against: "BasketViewModel") ?? []
    #expect(evidence.contains { $0.contains("can be set by anyone") } == isFault, "\(evidence)")
  }

  @Test(arguments: [
    ("Binding(get: { viewModel.name }, set: { viewModel.name = $0 })", false),
    ("TextField(text: $viewModel.name)", false), ("Binding(get: { viewModel.name == a })", true),
    ("Text(viewModel.name)", true), ("Binding(get: { a }); viewModel.name = b", true),
  ])
  func `what a view binds in both directions is a person's to set`(code: String, isBroken: Bool)
    throws
  {
    let source = ForeignSource.viewModel.replacing(
      "  @Published private(set) var state: BasketState", with: "  @Published var name: String"
    ).replacing(
      "  @StateObject private var viewModel: BasketViewModel",
      with: "  @StateObject private var viewModel: BasketViewModel\n  func body() { \(code) }")
    #expect(
      try ForeignPackage(source).triad("BasketViewModel").verdicts["A17"]?.isBroken == isBroken)
  }
}

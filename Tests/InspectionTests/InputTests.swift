import Testing

@testable import Inspection

/// What a person may set in a view model.
struct InputTests {
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

  @Test
  func `what a view model observes itself is a person's to set`() throws {
    func source(_ code: String) -> String {
      ForeignSource.viewModel.replacing(
        "  @Published private(set) var state: BasketState",
        with: "  @Published var query: String\n  func listen() { \(code) }")
    }
    let hearing = try ForeignPackage(source("$query.sink { _ in }"))
    #expect(try hearing.triad("BasketViewModel").verdicts["A17"]?.isBroken == false)
    let deaf = try ForeignPackage(source("print(query)"))
    #expect(try deaf.triad("BasketViewModel").verdicts["A17"]?.isBroken == true)
  }
}

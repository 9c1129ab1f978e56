import Testing

@testable import TriptychInspection

/// Roles and variants that facts decide, whatever a type is called.
struct FactTests {
  @Test(arguments: [
    "final class Till { func load(_ done: @escaping (Result<Int, any Error>) -> Void) {} }",
    "final class Till { func load(_ done: ((Int) -> Void)? = nil) {} }",
    "typealias Done = (Int) -> Void; final class Till { func load(_ done: @escaping Done) {} }",
    "final class Till { func load() async {} }", "struct Till { func load() async -> Int { 0 } }",
  ])
  func `what answers a view later is a service`(declaration: String) throws {
    #expect(try faults(keeping: "Till", declaration) == ["A21 BasketViewController Till"])
  }

  @Test
  func `a type is a service by its protocol, though only a view knows it`() throws {
    let declaration = "protocol Till { func load() async }; struct Drawer: Till { func load() {} }"
    #expect(try faults(keeping: "Drawer", declaration) == ["A21 BasketViewController Drawer"])
  }

  @Test(arguments: [
    "struct Till: Equatable { var coins = 0; func image() async {} }",
    "final class Till { private var isDue = false; func run(_ work: @escaping () -> Void) {} }",
    "final class Till { func price(of sum: @escaping (Int) -> Int) {} }",
    "final class Till { func bind<V>(_ v: KeyPath<Till, V>, to done: @escaping (V) -> Void) {} }",
    "final class Till { func pick(over page: UIViewController, _ done: @escaping (Int) -> Void) {} }",
  ])
  func `data, what only runs code or is observed, and what deals with views are not services`(
    declaration: String
  ) throws {
    #expect(try faults(keeping: "Till", declaration) == [])
  }

  @Test(arguments: [
    (
      "func load() { _ = Till() }",
      "final class Till { func load(_ done: @escaping (Order) -> Void) {} }"
    ),
    ("func load() -> Order { Order(title: \"\") }", ""),
  ])
  func `what an interactor or its service answers with is a model`(
    method: String, service: String
  ) throws {
    let source =
      Shop.viper.replacing("  private let label", with: "  var orders: [Order] = []\n  let label")
      .replacing("final class BasketInteractor {", with: "final class BasketInteractor { \(method)")
      + "struct Order { let title: String }\n\(service)"
    #expect(try CompiledPackage(source).faults.contains("A3 BasketViewController.orders"))
  }

  @Test(arguments: [
    ("BasketViewModel", ["A24 BasketViewModel", "A17 BasketViewModel.total"]),
    ("BasketPresentationModel", ["A17 BasketPresentationModel.total"]),
  ])
  func `an object that a view awaits and then reads is a presentation model`(
    name: String, faults: [String]
  ) throws {
    let source = Shop.viewModel.replacing("  @Published", with: " ")
      .replacing(": ObservableObject", with: "").replacing(
        "func add() {}", with: "func add() async {}"
      )
      .replacing("func tap() { ", with: "func tap() async { await ")
      .replacing("BasketViewModel", with: name)
    let package = try CompiledPackage(source)
    #expect(try package.triad(name).variant == .presentationModel)
    #expect(package.faults == faults)
  }

  @Test(arguments: ["BasketModel", "BasketStore", "Brain"])
  func `an observable object of one screen is its view model`(name: String) throws {
    let source = Shop.viewModel.replacing("BasketViewModel", with: name)
    #expect(
      try CompiledPackage(source).verdicts.map { $0.hasPrefix("\(name) is MVVM: ") } == [true])
  }

  @Test(arguments: [
    ("", []), ("private let till = Till()", ["BasketStore"]),
  ])
  func `an observable object of several screens is a model, unless it calls a service`(
    property: String, mediators: [String]
  ) throws {
    let source =
      Shop.viewModel.replacing("BasketViewModel", with: "BasketStore")
      .replacing("  func add() {}", with: "  func add() {}\n  \(property)")
        + """
        struct TotalScreen: View {
          let store: BasketStore
          var body: some View { Text(store.total) }
        }
        final class Till { func load() async {} }
        """
    #expect(try CompiledPackage(source).mediators == mediators)
  }

  @Test
  func `an observable object that a view model works with is a model`() throws {
    let source =
      Shop.viewModel.replacing(
        "  private var basket = Basket()", with: "  private let till = Till()"
      )
      .replacing(
        "  var body", with: "  let till: Till\n  func close() { till.close() }\n  var body")
        + """
        final class Till: ObservableObject {
          @Published var total = 0
          func close() {}
        }
        """
    let package = try CompiledPackage(source)
    #expect(package.mediators == ["BasketViewModel"])
    #expect(package.faults == ["A3 BasketScreen.till"])
  }

  @Test(arguments: [
    ("viewModel.hint = \"\"", ["A17 BasketViewModel.hint"]), ("self.hint = viewModel.total", []),
  ])
  func `a property that another object sets is announced, too`(
    change: String, faults: [String]
  ) throws {
    let source =
      Shop.viewModel.replacing("  func add() {}", with: "  var hint = \"\"\n  func add() {}")
      .replacing("Text(viewModel.total)", with: "Text(viewModel.total + viewModel.hint)")
        + """
        final class BasketCoordinator {
          private var hint = ""
          func open(_ viewModel: BasketViewModel) { \(change) }
        }
        """
    #expect(try CompiledPackage(source).faults == faults)
  }

  @Test
  func `a property of an observable class that is ignored is not announced`() throws {
    let source = Shop.viewModel.replacing("import Combine", with: "import Observation")
      .replacing("@StateObject ", with: "").replacing(
        "@Published private(set)", with: "private(set)"
      )
      .replacing(
        "final class BasketViewModel: ObservableObject {",
        with: """
          @Observable final class BasketViewModel {
            @ObservationIgnored private(set) var hint = ""
          """
      )
      .replacing("func add() {}", with: "func add() { hint += total; total = \"1\" }")
      .replacing("Text(viewModel.total)", with: "Text(viewModel.total + viewModel.hint)")
    #expect(try CompiledPackage(source).faults == ["A17 BasketViewModel.hint"])
  }

  @Test
  func `a generic view keeps what its parameter is constrained to`() throws {
    let source =
      Shop.viewModel.replacing("BasketViewModel: ObservableObject", with: "Till: BasketModel")
      .replacing("private var viewModel = BasketViewModel()", with: "var viewModel: Model")
      .replacing("BasketScreen: View", with: "BasketScreen<Model: BasketModel>: View")
      + "protocol BasketModel: ObservableObject { var total: String { get }; func add() }"
    let triad = try CompiledPackage(source).triad("Till")
    #expect(triad.views.map(\.name) == ["BasketScreen"])
  }

  @Test
  func `a generic presenter shows through what its parameter is constrained to`() throws {
    let source =
      Shop.presenter.replacing("BasketPresenter: Bas", with: "BasketPresenter<V: BasketView>: Bas")
      .replacing("view: (any BasketView)?", with: "view: V?")
      .replacing("view: any BasketView", with: "view: V")
    #expect(try CompiledPackage(source).triad("BasketPresenter").variant == .passiveView)
  }

  /// The faults of a presenter's view that keeps an instance of a type.
  private func faults(keeping type: String, _ declaration: String) throws -> [String] {
    try CompiledPackage(
      Shop.presenter.replacing(
        "  private let label", with: "  private let other = \(type)()\n  private let label")
        + declaration
    ).faults
  }
}

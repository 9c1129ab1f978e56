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

  /// The faults of a presenter's view that keeps an instance of a type.
  private func faults(keeping type: String, _ declaration: String) throws -> [String] {
    try CompiledPackage(
      Shop.presenter.replacing(
        "  private let label", with: "  private let other = \(type)()\n  private let label")
        + declaration
    ).faults
  }
}

import Foundation
import Testing
import TriptychInspection
import TriptychTestSupport

/// Which faults are reported, and how often.
struct FaultTests {
  @Test
  func `house style is asked only of screens on the kit, and of others on request`() throws {
    let source = Shop.presenter.replacing("struct Basket", with: "final class Basket")
    #expect(try CompiledPackage(source).faults == [])
    #expect(try CompiledPackage(source, askingHouseStyle: true).faults == ["A6 Basket"])
  }

  @Test
  func `a user-visible text counts where it is stored, returned or printed, and is reported once`()
    throws
  {
    let source = """
      protocol BasketView: AnyObject { func show(total: Int) }
      struct Basket { var count = 0 }
      final class BasketPage: BasketView {
        var presenter: BasketPresenter?
        private var text = ""
        var title: String { "Basket" }
        func show(total: Int) {
          let words = "Done"
          text = words
          if total == 0 { self.text = "Nothing here" }
          if total < 0 { self.text = text == "none" ? "error" : text }
          log("Your basket", text == "Some words")
          print("Nothing here")
        }
      }
      final class BasketPresenter {
        private weak var view: (any BasketView)?
        private var basket = Basket()
        init(view: any BasketView) { self.view = view }
        func add() { view?.show(total: basket.count) }
      }
      func log(_ text: String, _ isOn: Bool) {}
      """
    #expect(
      try CompiledPackage(source, askingHouseStyle: true).faults.filter { $0.hasPrefix("A5") } == [
        "A5 BasketPage \"Basket\"", "A5 BasketPage \"Done\"", "A5 BasketPage \"Nothing here\"",
        "A5 BasketPage \"error\"",
      ])
  }

  @Test(arguments: [
    ("\"Nothing here\"", "A5 Models.Basket \"Nothing here\""),
    ("names.joined(separator: \" and \")", "A5 Models.Basket \" and \""),
    ("names.joined(separator: \", \")", nil),
    ("names[0].capitalized", "A5 Models.Basket capitalized"),
  ])
  func `the words of a model from another module are found in an extension here`(
    words: String, fault: String?
  ) throws {
    let model = """
      public struct Basket {
        public var count = 0, names: [String] = []
        public init() {}
      }
      """
    let own = "struct Basket {\n  var count = 0\n}\n"
    let text = "extension Basket { var words: String { \(words) } }\n"
    let capitalized = "extension String { var capitalized: String { self } }\n"
    let shop = Shop.presenter.replacing("import UIKit", with: "import Models\nimport UIKit")
      .replacing(own, with: "")
    let package = try CompiledPackage(
      [("Models", model), ("Shop", shop + text + capitalized)], askingHouseStyle: true)
    #expect(shop.count < Shop.presenter.count)
    #expect(package.faults.filter { $0.hasPrefix("A5") } == [fault].compactMap(\.self))
  }

  /// A spy receives nothing of what a view reads.
  @Test(arguments: [
    ("_ = presenter?.isEmpty", ["A26 BasketViewController isEmpty"]),
    ("presenter?.basket.count += 1", ["A26 BasketViewController basket"]),
    ("presenter?.basket.add()", ["A26 BasketViewController basket"]),
    ("_ = presenter?.attach(self)", ["A26 BasketViewController attach(_:)"]),
    ("presenter?.limit = 3", []), ("presenter?.add()", []), ("presenter?.onEnd?()", []),
    ("_ = presenter?.next()", []),
  ])
  func `a view that reads its presenter, or reaches through it, is not passive`(
    code: String, faults: [String]
  ) throws {
    let source = Shop.presenter.replacing("func tap() {", with: "func tap() {\n    \(code)\n   ")
      .replacing("presenter: (any BasketPresenting)?", with: "presenter: BasketPresenter?")
      .replacing(
        "  private var basket = Basket()",
        with: """
            var basket = Basket()
            var isEmpty: Bool { basket.count == 0 }
            var limit = 9
            var onEnd: (() -> Void)?
            func next() -> BasketPresenter? { nil }
            func attach(_ view: any BasketView) -> Basket { basket }
          """
      ).replacing("  var count = 0", with: "  var count = 0\n  mutating func add() { count += 1 }")
    let package = try CompiledPackage(source, askingHouseStyle: true)
    #expect(package.faults.filter { $0.hasPrefix("A26") } == faults)
  }

  @Test
  func `a view has its child views, and those that it opens without a mediator of their own`()
    throws
  {
    let source =
      Shop.viewModel.replacing(
        "{ Text(viewModel.total) }",
        with: "{ NavigationLink(destination: DetailView()) { RowView() } }")
        + """
        struct RowView: View { var body: some View { Text("One row") } }
        struct DetailView: View { var body: some View { Text("All of it") } }
        """
    let package = try CompiledPackage(source)
    #expect(
      try package.triad("BasketViewModel").parts.map(\.name) == ["DetailView", "RowView"])
  }

  @Test
  func `a name means the type of its own module`() throws {
    let service = "public final class UserService { public static let shared = UserService() }"
    let source =
      Shop.presenter.replacing(
        "  private var basket", with: "  private let service: any UserService\n  private var basket"
      ).replacing(
        "  init(view: any BasketView) { ",
        with: "  init(view: any BasketView, service: any UserService) { self.service = service; ")
      + "protocol UserService: AnyObject { func load(_ done: @escaping () -> Void) }\n"
    let package = try CompiledPackage([("Network", service), ("Shop", source)])
    #expect(try package.triad("BasketPresenter").decisions["A20"] == .holds)
    #expect(package.faults == [])
  }
}

import Testing
import TriptychInspection
import TriptychTestSupport

/// Texts that no mediator shows: those that a view fetches, and those in a model's file.
struct FetchedTextTests {
  /// A view that chooses among texts chooses as much as one that has them.
  @Test(arguments: [
    ("words(total)", "func words(_ total: Int) -> String { \"Your basket\" }", "words"),
    ("Texts.basket", "enum Texts { static let basket = \"Your basket\" }", "Texts"),
    (
      "BasketPresenter.title",
      "extension BasketPresenter { static var title: String { \"Title\" } }",
      "BasketPresenter"
    ),
    (
      "BasketPresenter.Texts.title",
      "extension BasketPresenter { enum Texts { static let title = \"Title\" } }",
      "BasketPresenter"
    ),
    ("total.words", "extension Int { var words: String { \"Your basket\" } }", "words"),
    ("lines[total]", "", "lines"),
    ("shown(total)", "func words(_ total: Int) -> String { \"Your basket\" }", nil),
    ("String(Limit.most)", "enum Limit { static let most = 9 }", nil),
  ])
  func `a text that a view gets from where no mediator showed it is found`(
    text: String, declaration: String, name: String?
  ) throws {
    let source = """
      protocol BasketView: AnyObject { func show(total: Int, lines: [String]) }
      struct Basket { var count = 0 }
      final class BasketPage: BasketView {
        var presenter: BasketPresenter?
        private var text = ""
        func show(total: Int, lines: [String]) { text = \(text) }
        func shown(_ total: Int) -> String { String(total) }
      }
      final class BasketPresenter {
        private weak var view: (any BasketView)?
        private var basket = Basket()
        init(view: any BasketView) { self.view = view }
        func add() { view?.show(total: basket.count, lines: ["One line", "Two lines"]) }
      }
      \(declaration)
      """
    func faults(_ source: String) throws -> [String] {
      try CompiledPackage(source, askingHouseStyle: true).faults.filter { $0.hasPrefix("A5") }
    }
    #expect(try faults(source) == [name.map { "A5 BasketPage \($0)" }].compactMap(\.self))
    // A view that has the model formats it, as in Dolphin Smalltalk.
    let dolphin = source.replacing(
      "private var text", with: "var basket = Basket()\n  private var text"
    )
    .replacing("var presenter", with: "weak var presenter")
    .replacing("weak var view: (any BasketView)?", with: "var view: BasketPage?")
    .replacing("init(view: any BasketView)", with: "init(view: BasketPage)")
    #expect(try faults(dolphin) == [])
  }

  @Test(arguments: [
    (
      "var words: String { Texts.basket }", "enum Texts { static let basket = \"Your basket\" }",
      "Texts"
    ),
    ("var kind = Kind.full", "enum Kind: String { case full = \"Full\" }", "Kind"),
    ("var words: String { title() }", "func title() -> String { \"Your basket\" }", "title"),
    ("enum Kind: String { case full = \"Full\" }\n  var kind = Kind.full", "", "\"Full\""),
    (
      "enum Kind: String { case full }\n  var kind = Kind.full",
      "enum Texts { static let basket = \"Your basket\" }", nil
    ),
  ])
  func `a text that a model gets from elsewhere is found once`(
    member: String, declaration: String, name: String?
  ) throws {
    let shop = Shop.presenter.replacing("  var count = 0", with: "  var count = 0\n  \(member)")
    let faults = try CompiledPackage(shop + declaration, askingHouseStyle: true).faults
    #expect(faults == [name.map { "A5 Basket \($0)" }].compactMap(\.self))
  }

  /// What a screen makes for its presenter, the presenter did not choose.
  @Test func `a text in a screen is found`() throws {
    let kit = "public protocol HeadlessView: AnyObject {}\npublic protocol Screen: AnyObject {}"
    let source = """
      import AppScreens
      protocol BasketView: AnyObject { func show(text: String) }
      struct Basket { private(set) var count = 0 }
      final class BasketPresenter {
        private weak var view: (any BasketView)?
        private var basket = Basket()
        private let words: (Int) -> String
        init(words: @escaping (Int) -> String) { self.words = words }
        func attach(_ view: any BasketView) { self.view = view; view.show(text: words(basket.count)) }
      }
      final class HeadlessBasketView: BasketView, HeadlessView {
        let presenter: BasketPresenter
        init(presenter: BasketPresenter) { self.presenter = presenter; presenter.attach(self) }
        func show(text: String) {}
      }
      final class BasketScreen: Screen {
        let view = HeadlessBasketView(presenter: BasketPresenter { "\\($0)" + (Unit.name) })
      }
      enum Unit { static let name = "pieces" }
      """
    func faults(_ source: String) throws -> [String] {
      let modules = [(name: "AppScreens", source: kit), (name: "Shop", source: source)]
      return try CompiledPackage(modules).faults.filter { $0.hasPrefix("A5") }
    }
    #expect(try faults(source) == [])
    let written = source.replacing("(Unit.name)", with: "\"Pieces\"")
    #expect(try faults(written) == ["A5 BasketScreen \"Pieces\""])
  }

  @Test(arguments: [
    ("func words() -> String { \"Your basket\" }", ["A5 Models.Basket \"Your basket\""]),
    (
      "extension Int { var words: String { \"Your basket\" } }",
      ["A5 Models.Basket \"Your basket\""]
    ),
    ("enum Words { static let title = \"Your basket\" }", []),
    ("final class WordsView { var basket = Basket() }\nlet title = \"Your basket\"", []),
  ])
  func `a text in the rest of a model's file is the model's, unless another part is there`(
    declaration: String, faults: [String]
  ) throws {
    let model = """
      public struct Basket {
        public var count = 0
        public init() {}
      }
      \(declaration)
      """
    let own = "struct Basket {\n  var count = 0\n}\n"
    let shop = Shop.presenter.replacing("import UIKit", with: "import Models\nimport UIKit")
      .replacing(own, with: "")
    let package = try CompiledPackage([("Models", model), ("Shop", shop)], askingHouseStyle: true)
    #expect(package.faults.filter { $0.hasPrefix("A5") } == faults)
  }
}

import Foundation
import Testing
import TriptychInspection
import TriptychTestSupport

/// Which faults are reported, and how often.
struct FaultTests {
  @Test
  func `a missing weak is one fault`() throws {
    let source = Shop.leakingPresenter
    #expect(try CompiledPackage(source).faults == ["A13 BasketPresenter.view"])
    let controller = Shop.cocoa.replacing("weak var delegate", with: "var delegate")
    #expect(try CompiledPackage(controller).faults == ["A8 NoteCell.delegate"])
  }

  @Test(arguments: [true, false])
  func `a token of work is not a model, in whichever package it is declared`(isOwn: Bool) throws {
    let token = "public final class CancellationToken { let cancel = {} }"
    let property = "  private var pending: CancellationToken?\n"
    let source =
      "import Work\n"
      + Shop.presenter.replacing("  private var basket", with: "\(property)  private var basket")
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile([("Work", token), ("Shop", source)], in: folder)
      let known = graphs.suffix(isOwn ? 2 : 1).map { URL(fileURLWithPath: $0) }
      let inspection = PackageInspection(
        of: try PackageFacts(graphs: known), askingHouseStyle: true)
      #expect(inspection.triads.map(\.mediator.name) == ["BasketPresenter"])
      #expect(inspection.triads.flatMap(\.models).map(\.name) == ["Basket"])
      #expect(inspection.triads.flatMap(\.faults).map(\.fingerprint) == [])
    }
  }

  @Test(arguments: ["Seat<BasketViewController>", "Seat"])
  func `views in boxes that hold them weakly are held weakly`(box: String) throws {
    let boxed = Shop.presenter
      .replacing("weak var view: (any BasketView)?", with: "var seats: [\(box)] = []")
      .replacing("{ self.view = view }", with: "{}")
      .replacing("view?.show", with: "for seat in seats { seat.guest?.show")
      .replacing("basket.count) }", with: "basket.count) } }")
    let declaration =
      box == "Seat"
      ? "struct Seat { weak var guest: (any BasketView)? }\n"
      : "struct Seat<Guest: AnyObject> { weak var guest: Guest? }\n"
    let faults = try CompiledPackage(boxed + declaration).faults
    #expect(!faults.contains { $0.hasPrefix("A13") }, "\(faults)")
  }

  @Test
  func `a view that a presenter may have a weak proxy for is held weakly`() throws {
    let source =
      Shop.leakingPresenter + """
        final class Proxy<Guest: AnyObject> {
          private weak var guest: Guest?
          init(_ guest: Guest) { self.guest = guest }
        }

        extension Proxy: BasketView where Guest: BasketView {
          func show(total: Int) { guest?.show(total: total) }
        }
        """
    #expect(try CompiledPackage(source).faults == [])
  }

  /// As the book has it: the presenter owns the proxy, which knows the view weakly.
  @Test(arguments: [
    ("var view: Proxy?", "Proxy(view)"), ("var view: (any BasketView)?", "Proxy(view)"),
    ("var view: Box?", "Box(guest: view)"), ("var view = Seat()", "Seat(guest: view)"),
  ])
  func `what only passes on to a view that it keeps weakly has no role of its own`(
    property: String, made: String
  ) throws {
    let source =
      Shop.leakingPresenter.replacing("var view: (any BasketView)?", with: property)
      .replacing("self.view = view", with: "self.view = \(made)")
      .replacing(
        "view?.show(",
        with: made.hasPrefix("Proxy")
          ? "view?.show(" : "view\(made.hasPrefix("Box") ? "?" : "").guest?.show(")
        + """
        final class Proxy: BasketView {
          private weak var guest: (any BasketView)?
          init(_ guest: any BasketView) { self.guest = guest }
          func show(total: Int) { guest?.show(total: total) }
        }

        final class Box {
          weak var guest: (any BasketView)?
          init(guest: any BasketView) { self.guest = guest }
        }

        struct Seat { weak var guest: (any BasketView)? }
        """
    let package = try CompiledPackage(source)
    #expect(package.mediators == ["BasketPresenter"])
    #expect(package.faults == [])
    let triad = try package.triad("BasketPresenter")
    #expect(triad.models.map(\.name) == ["Basket"])
    #expect(triad.decisions["A13"] == .holds)
  }

  @Test func `a presenter's unowned view is not weak`() throws {
    let source = Shop.presenter.replacing("weak var view", with: "unowned var view")
    #expect(try CompiledPackage(source).faults == ["A13 BasketPresenter.view"])
  }

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
  func `constants that a presenter makes for its view are not a model`() throws {
    let source =
      Shop.presenter.replacing("show(total: Int)", with: "show(_ rows: [Row])")
      .replacing("show(total: basket.count)", with: "show([Row(title: \"\")])")
      .replacing("  private let label", with: "  var rows: [Row] = []\n  private let label")
      + "struct Row { let title: String }\n"
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketPresenter").models.map(\.name) == ["Basket"])
    #expect(package.faults == [])
  }

  @Test(arguments: [
    ("  var rows: [Row] = []\n", "struct Row: Decodable { let title: String }\n"),
    (
      "  private let request = RowRequest()\n",
      """
      struct Row { var title: String }
      protocol Request { associatedtype Answer }
      extension Request { func run(_ done: (Answer) -> Void) {} }
      struct RowRequest: Request { typealias Answer = [Row] }
      """
    ),
  ])
  func `constants that come from outside, and what a port answers, are a model`(
    member: String, declarations: String
  ) throws {
    let source =
      Shop.presenter.replacing("  private var basket", with: member + "  private var basket")
      .replacing("  private let label", with: "  var rows: [Row] = []\n  private let label")
      + declarations
    let faults = try CompiledPackage(source).faults
    #expect(faults.contains("A3 BasketViewController.rows"), "\(faults)")
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

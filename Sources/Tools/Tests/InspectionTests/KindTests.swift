import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// Kinds of code that a package is full of, and that are easily misjudged.
struct KindTests {
  @Test(arguments: ["@MainActor", "@Till"])
  func `an attribute that isolates a property binds nothing`(attribute: String) throws {
    let source =
      Shop.presenter.replacing(
        "  private let label", with: "  \(attribute) var rows: [Basket] = []\n  private let label")
      + "@globalActor actor Till { static let shared = Till() }\n"
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketPresenter").variant == .passiveView)
    #expect(package.faults == ["A3 BasketViewController.rows"])
  }

  @Test
  func `a weak reference from a view to its presenter is reported, whatever owns the view`() throws
  {
    let source = Shop.leakingPresenter.replacing("var presenter:", with: "weak var presenter:")
    #expect(try CompiledPackage(source).faults == ["A12 BasketViewController.presenter"])
    let cell =
      "final class BasketCell: UITableViewCell { weak var presenter: (any BasketPresenting)? }"
    #expect(try CompiledPackage(Shop.presenter + cell).faults == [])
  }

  @Test
  func `a view model announces each property that its view shows and that it changes`() throws {
    let source = Shop.viewModel
      .replacing(
        "  func add() {}",
        with: "  private(set) var hint = \"\"\n  private(set) var title = \"\"\n"
          + "  func add() { hint += total }"
      )
      .replacing(
        "Text(viewModel.total)", with: "Text(viewModel.total + viewModel.hint + viewModel.title)")
    #expect(try CompiledPackage(source).faults == ["A17 BasketViewModel.hint"])
  }

  @Test
  func `a property beside boxes that announce themselves is silent`() throws {
    let source = Shop.boundWidgets
      .replacing(
        "  let total = Bond(0)",
        with: "  let total = Bond(0)\n  private(set) var hint = \"\"\n"
          + "  func add() { hint = \"added\" }"
      )
      .replacing("to: label)", with: "to: label); label.text = viewModel.hint")
    #expect(try CompiledPackage(source).faults == ["A17 BasketViewModel.hint"])
  }

  @Test
  func `a view model with nothing that could change need not announce it`() throws {
    #expect(try CompiledPackage(Self.badge(keeping: "let store: any TillStore")).faults == [])
  }

  @Test
  func `a view model that finds its service by itself is a mediator all the same`() throws {
    let package = try CompiledPackage(Self.badge(keeping: nil))
    #expect(package.mediators == ["BadgeViewModel"])
    #expect(package.faults == ["A20 BadgeViewModel Till"])
  }

  @Test
  func `a type inside a view is the view's, and a view model does not name it`() throws {
    let source = Shop.viewModel
      .replacing(
        "  func add() {}", with: "  func row() -> BasketScreen.Row { .init() }\n  func add() {}"
      )
      .replacing("  var body", with: "  struct Row { let title = \"\" }\n  var body")
    #expect(try CompiledPackage(source).faults == ["A16 BasketViewModel.row()"])
  }

  @Test
  func `a presenter that an interactor keeps is Clean Swift's, and its view holds no model`() throws
  {
    let package = try CompiledPackage(
      """
      struct Basket { var count = 0 }
      struct Total { let baskets: [Basket] }
      protocol TotalDisplay: AnyObject { func display(_ total: Total) }
      protocol TotalPresentation { func present(_ total: Total) }
      protocol TotalBusiness { func add() }
      final class TotalInteractor: TotalBusiness {
        var presenter: (any TotalPresentation)?
        private var baskets: [Basket] = []
        func add() { presenter?.present(Total(baskets: baskets)) }
      }
      final class TotalPresenter: TotalPresentation {
        var page: (any TotalDisplay)?
        func present(_ total: Total) { page?.display(total) }
      }
      final class TotalViewController: TotalDisplay {
        var interactor: (any TotalBusiness)?
        var baskets: [Basket] = []
        func display(_ total: Total) { baskets = total.baskets }
        func tap() { interactor?.add() }
      }
      """)
    #expect(try package.triad("TotalPresenter").variant == .cleanSwift)
    #expect(package.faults == ["A3 TotalViewController.baskets", "A13 TotalPresenter.page"])
  }

  @Test(arguments: [
    (
      "  static var sample: BasketViewModel { _ = SampleStore(); return BasketViewModel() }\n",
      "struct SampleStore: BasketStore { func load() async {} }\n"
        + "protocol BasketStore { func load() async }\n"
    ),
    (
      "  func note() { Log.write(\"added\") }\n",
      "final class Log { static func write(_ text: String) {} }\n"
    ),
  ])
  func `neither an instance for previews nor a log is a service`(
    member: String, declaration: String
  ) throws {
    let source = Shop.viewModel.replacing("  func add() {}", with: "  func add() {}\n\(member)")
    #expect(try CompiledPackage(source + declaration).faults == [])
  }

  @Test
  func `a table's controller is one though its rows come from another object`() throws {
    let package = try CompiledPackage(
      """
      import UIKit
      struct Order { var title: String }
      final class OrderRows: UITableViewDataSource { var orders: [Order] = [] }
      final class OrderListController: UITableViewController {
        let rows = OrderRows()
        override func viewDidLoad() { dataSource = rows }
      }
      """)
    let found = try package.triad("OrderListController")
    #expect(found.variant == .cocoa)
    #expect(found.models.map(\.name) == ["Order"])
  }

  @Test
  func `a presenter and the observable state that it shows through may hold one another`() throws {
    let package = try CompiledPackage(
      """
      import Combine
      import SwiftUI
      protocol TotalPresenting: AnyObject {}
      protocol TotalStating: AnyObject { func attach(_ presenter: any TotalPresenting) }
      final class TotalPresenter: TotalPresenting {
        private let state: any TotalStating
        init(state: any TotalStating) { self.state = state }
      }
      final class TotalState: ObservableObject, TotalStating {
        private var presenter: (any TotalPresenting)?
        func attach(_ presenter: any TotalPresenting) { self.presenter = presenter }
      }
      struct TotalScreen: View {
        @StateObject var state: TotalState
        var body: some View { Text("") }
      }
      """)
    #expect(try package.triad("TotalPresenter").decisions["A23"]?.isBroken == true)
    #expect(package.faults == ["A13 TotalPresenter.state"])
  }

  @Test
  func `a row belongs to its list in a module without widgets, too`() throws {
    let package = try CompiledPackage(
      """
      struct Order { var title = "" }
      final class ListPresenter {
        weak var view: (any ListShowing)?
        private var orders: [Order] = []
        func load() { view?.show(orders) }
      }
      protocol ListShowing: AnyObject { func show(_ orders: [Order]) }
      final class ListView: ListShowing {
        var presenter: ListPresenter?
        func show(_ orders: [Order]) { _ = orders.map(OrderRowView.init) }
      }
      struct OrderRowView { let order: Order }
      """)
    #expect(package.faults == ["A3 OrderRowView.order"])
  }

  @Test
  func
    `a presenter that knows a view by its class is not Taligent's, whose view observes the model`()
    throws
  {
    let source = """
      final class Wire { func close(_ host: HostViewController?) {} }
      final class HostViewController {}
      protocol ExitPresenting { func tap() }
      final class ExitPresenter: ExitPresenting {
        weak var host: HostViewController?
        private let wire: Wire
        init(wire: Wire) { self.wire = wire }
        func tap() { wire.close(host) }
      }
      struct ExitView {
        let presenter: any ExitPresenting
        func tap() { presenter.tap() }
      }
      """
    #expect(try CompiledPackage(source).faults == ["A4 ExitPresenter.host"])
  }

  @Test
  func `a view that reads its presenter is not passive`() throws {
    let source = Shop.presenter
      .replacing("show(total: Int) {}", with: "show(total: Int) { _ = presenter?.rows.count }")
      .replacing("  func add()\n", with: "  func add()\n  var rows: [String] { get }\n")
      .replacing(
        "  private var basket", with: "  private(set) var rows: [String] = []\n  private var basket"
      )
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketPresenter").variant == .readingView)
    #expect(package.faults == [])
  }

  @Test
  func `a view keeps a model in a row's data, too, and a choice among constants is not one`() throws
  {
    let source =
      Shop.presenter.replacing(
        "  private let label",
        with: "  var rows: [BasketRow] = []\n  let order = Order.byName\n  private let label")
        + """
        struct BasketRow { let basket: Basket }
        enum Order { case byName, byPrice }
        """
    #expect(try CompiledPackage(source).faults == ["A3 BasketViewController.rows"])
  }

  @Test
  func `a service that a view reaches through its presenter is reached past it`() throws {
    let source =
      Shop.presenter
      .replacing("  func add()\n", with: "  func add()\n  var store: any TillStore { get }\n")
      .replacing(
        "  init(view: any BasketView) {",
        with: "  let store: any TillStore\n  init(view: any BasketView, store: any TillStore) {\n"
          + "    self.store = store\n   "
      )
      .replacing("presenter?.add()", with: "presenter?.store.load {}")
      + "protocol TillStore: AnyObject { func load(_ done: @escaping () -> Void) }\n"
    #expect(try CompiledPackage(source).faults.contains("A21 BasketPresenter.store"))
  }

  @Test
  func `a constant of a service's class is not the service, and an interactor's class is one`()
    throws
  {
    let service = """
      final class Till {
        static let changed = "changed"
        static let shared = Till()
        func load() async {}
      }
      """
    let named = Shop.presenter.replacing("func add() {", with: "func add() { _ = Till.changed; ")
    #expect(try CompiledPackage(named + service).faults == [])
    #expect(try CompiledPackage(Shop.viper).faults == ["A20 BasketPresenter.interactor"])
  }

  @Test
  func `one entry for messages makes a view model unidirectional`() throws {
    let source = Shop.viewModel
      .replacing(
        "func add() {}", with: "enum Intent { case add }\n  func send(_ intent: Intent) {}"
      )
      .replacing("viewModel.add()", with: "viewModel.send(.add)")
    #expect(try CompiledPackage(source).triad("BasketViewModel").variant == .unidirectional)
  }

  @Test
  func `a name that does not fit is explained in a sentence`() throws {
    let source = Shop.viewModel.replacing("BasketViewModel", with: "BasketPresenter")
    let triads = try CompiledPackage(source).inspection.triads
    let reason = "it knows no view and reports its changes"
    #expect(
      triads.flatMap(\.faults).map(\.evidence.text)
        == ["BasketPresenter is called MVP and is MVVM: \(reason)"])
    #expect(triads.map { $0.words(onBeingAnotherThan: .mvp) } == ["BasketPresenter is MVVM"])
    #expect(triads.map { $0.words(onBeingAnotherThan: .mvvm) } == [nil])
  }

  @Test
  func `what only runs its view's code later is not a mediator`() throws {
    let kit = "public protocol HeadlessView {}"
    let source = """
      import AppScreens
      final class Turn {
        private var isDue = false
        func run(_ draw: () -> Void) { if isDue { draw() } }
      }
      final class Page: HeadlessView { let turn = Turn() }
      """
    #expect(try CompiledPackage([("AppScreens", kit), ("Shop", source)]).mediators == [])
  }

  @Test
  func `what a package's tests are made of is not inspected`() throws {
    try withFolder(["Package.swift": "", "Tests/Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile(
        [("Shop", Shop.presenter)], in: "\(folder)/Tests")
      let facts = try PackageFacts(graphs: graphs.map { URL(fileURLWithPath: $0) })
      #expect(PackageInspection(of: facts).inspected == [])
    }
  }

  @Test
  func `what records the messages of a module is not looked at beside it`() throws {
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try CompiledPackage.compile(
        [
          ("TriptychTraces", "public protocol RecordingView: AnyObject {}"),
          ("Shop", Shop.presenter),
          (
            "RecordedShop",
            "import TriptychTraces\n\(Shop.presenter)\nfinal class Screenful: RecordingView {}"
          ),
        ], in: folder)
      let facts = try PackageFacts(graphs: graphs.map { URL(fileURLWithPath: $0) })
      #expect(!facts.types(in: "Shop").isEmpty)
      #expect(facts.types(in: "RecordedShop").isEmpty)
    }
  }

  /// A badge whose view model never changes, and keeps its service or finds it.
  private static func badge(keeping property: String?) -> String {
    """
    protocol TillStore { func add(_ title: String) }
    final class Till: TillStore {
      static let shared = Till()
      private(set) var titles: [String] = []
      func add(_ title: String) { titles.append(title) }
    }
    protocol BadgeModel { var title: String { get }; func add() }
    final class BadgeViewModel: BadgeModel {
      let title = "Basket"
      \(property.map { "private \($0)\ninit(store: any TillStore) { self.store = store }" } ?? "")
      func add() { \(property == nil ? "Till.shared" : "store").add(title) }
    }
    struct BadgeView {
      let viewModel: any BadgeModel
      var text: String { viewModel.title }
      func tap() { viewModel.add() }
    }
    """
  }

  private static let kit = """
    public protocol HeadlessView: AnyObject {}
    public protocol Screen: AnyObject {}
    public protocol HeadlessService: AnyObject {}
    """

  @Test func `a screen may own a headless service, whatever its presenter knows of it`() throws {
    let port = """
      public final class Token { public init() {} }
      public protocol QuotePort: AnyObject { func observe(_ receive: @escaping () -> Void) -> Token }
      public struct Quote { public private(set) var count = 0; public init() {} }
      """
    let service = """
      import AppScreens
      import Quote
      public final class HeadlessQuotePort: QuotePort, HeadlessService {
        private var observers: [() -> Void] = []
        public init() {}
        public func observe(_ receive: @escaping () -> Void) -> Token { Token() }
        public func deliver() { for observer in observers { observer() } }
      }
      """
    let screen = """
      import AppScreens
      import Quote
      import QuoteHeadless
      protocol QuoteView: AnyObject { func show(text: String) }
      final class QuotePresenter {
        private weak var view: (any QuoteView)?
        private var model = Quote()
        private var token: Token?
        init(observe: (@escaping () -> Void) -> Token) {
          token = observe { [weak self] in self?.view?.show(text: "") }
        }
        func attach(_ view: any QuoteView) { self.view = view; view.show(text: "\\(model.count)") }
      }
      final class HeadlessQuoteView: QuoteView, HeadlessView {
        let presenter: QuotePresenter
        init(presenter: QuotePresenter) { self.presenter = presenter; presenter.attach(self) }
        func show(text: String) {}
      }
      final class QuoteScreen: Screen {
        private let port = HeadlessQuotePort()
        private(set) var view: HeadlessQuoteView
        init() { view = HeadlessQuoteView(presenter: QuotePresenter(observe: port.observe)) }
      }
      """
    let package = try CompiledPackage(
      [
        ("AppScreens", Self.kit), ("Quote", port), ("QuoteHeadless", service), ("QuoteMVP", screen),
      ],
      askingHouseStyle: true)
    #expect(package.faults.filter { $0.hasPrefix("A7") } == [])
  }

  /// The same code was half undecided where the lesson was a package with a URL.
  @Test func `the models of the lesson are models wherever the lesson lies`() throws {
    let model = "public struct Counter { public private(set) var count = 0; public init() {} }"
    let screen = """
      import AppModels
      protocol CounterView: AnyObject { func show(text: String) }
      final class CounterPresenter {
        private weak var view: (any CounterView)?
        private var counter = Counter()
        func attach(_ view: any CounterView) { self.view = view; view.show(text: "\\(counter.count)") }
      }
      final class PlainCounterView: CounterView {
        let presenter = CounterPresenter()
        func show(text: String) {}
      }
      """
    let modules = [(name: "AppModels", source: model), (name: "CounterMVP", source: screen)]
    for library in [nil, "AppModels"] {
      let package = try CompiledPackage(modules, withLibrary: library)
      let models = try package.triad("CounterPresenter").models.map(\.name)
      #expect(models == ["Counter"], "\(library ?? "beside")")
    }
  }
}

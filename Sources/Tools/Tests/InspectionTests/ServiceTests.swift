import Foundation
import Testing
import TriptychTestSupport

@testable import TriptychInspection

/// What counts as a service, and who may reach one.
struct ServiceTests {
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
}

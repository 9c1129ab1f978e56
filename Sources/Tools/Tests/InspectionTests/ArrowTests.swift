import Testing

@testable import TriptychInspection

/// References that no stored property shows: back to a view, through a closure, to what is global.
struct ArrowTests {
  @Test
  func `a view model with a weak reference to the view that keeps it knows its view`() throws {
    let source = """
      import UIKit
      struct Basket { var count = 0 }
      protocol BasketOutput: AnyObject { func basketDidChange() }
      final class BasketViewModel {
        weak var output: (any BasketOutput)?
        private var basket = Basket()
        var total: String { String(basket.count) }
        func add() { basket.count += 1; output?.basketDidChange() }
      }
      final class BasketViewController: UIViewController, BasketOutput {
        private let viewModel = BasketViewModel()
        override func viewDidLoad() { viewModel.output = self }
        func basketDidChange() { title = viewModel.total }
        func tap() { viewModel.add() }
      }
      """
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketViewModel").variant == .readingView)
    #expect(package.faults == ["A24 BasketViewModel.output"])
    let strong = source.replacing("weak var output", with: "var output")
    #expect(
      try CompiledPackage(strong).faults.contains("A13 BasketViewModel.output"))
  }

  @Test
  func `a view model that is bound, and knows its view besides, is a view model with a fault`()
    throws
  {
    let source =
      Shop.viewModel
      .replacing("import SwiftUI", with: "import SwiftUI\nimport UIKit")
      .replacing("  @Published", with: "  weak var viewDelegate: (any Showing)?\n  @Published")
        + """
        protocol Showing: AnyObject { func showHint() }
        final class BasketPage: UIViewController, Showing {
          let viewModel = BasketViewModel()
          func showHint() {}
        }
        """
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketViewModel").variant == .binding)
    #expect(package.faults == ["A16 BasketViewModel.viewDelegate"])
  }

  @Test
  func `the delegate of a view model that another screen is, is not its view`() throws {
    let source = """
      import UIKit
      struct Basket { var count = 0 }
      protocol BasketDelegate: AnyObject { func basketDidClose() }
      final class BasketViewModel {
        weak var delegate: (any BasketDelegate)?
        var onChange: ((String) -> Void)?
        private(set) var total = ""
        private var basket = Basket()
        func add() { onChange?(total); delegate?.basketDidClose() }
      }
      final class BasketViewController: UIViewController {
        private let viewModel = BasketViewModel()
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.title = $0 } }
        func tap() { viewModel.add() }
      }
      final class HomeViewController: UIViewController, BasketDelegate { func basketDidClose() {} }
      """
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketViewModel").variant == .binding)
    #expect(package.faults == [])
  }

  @Test
  func `a model that keeps a list of observers does not know its views`() throws {
    let source = """
      import UIKit
      protocol BasketObserver: AnyObject { func basketDidChange() }
      final class Basket {
        private(set) var count = 0
        private var observers: [any BasketObserver] = []
        func add(_ observer: any BasketObserver) { observers.append(observer) }
      }
      final class BasketViewController: UIViewController, BasketObserver {
        let basket = Basket()
        func basketDidChange() { title = String(basket.count) }
      }
      """
    #expect(try CompiledPackage(source).mediators == ["BasketViewController"])
  }

  @Test(arguments: [
    ("@escaping (Count) -> Void", "{ [weak self] in self?.show($0) }"), ("any Listening", "self"),
  ])
  func `a store that is found by a global variable is a mediator of who subscribes to it`(
    listener: String, argument: String
  ) throws {
    let source = """
      import UIKit
      struct Count { var number = 0 }
      enum CountAction { case add }
      protocol Listening: AnyObject { func show(_ count: Count) }
      final class Store {
        private var count = Count()
        private var listeners: [\(listener.replacing("@escaping ", with: ""))] = []
        func subscribe(_ listener: \(listener)) { listeners.append(listener) }
        func dispatch(_ action: CountAction) { count.number += 1 }
      }
      @MainActor let counts = Store()
      final class CountViewController: UIViewController, Listening {
        override func viewDidLoad() { counts.subscribe(\(argument)) }
        func show(_ count: Count) { title = String(count.number) }
        func tap() { counts.dispatch(.add) }
      }
      """
    let package = try CompiledPackage(source)
    #expect(package.mediators == ["Store"])
    let found = try package.triad("Store")
    #expect(found.variant == .unidirectional)
    #expect(found.views.map(\.name) == ["CountViewController"])
  }

  @Test
  func `an observable service that views share, and that takes any value, is not a store`() throws {
    let source =
      Shop.viewModel.replacing("  var body", with: "  let disk = DiskStorage()\n  var body")
        + """
        final class DiskStorage: ObservableObject {
          @Published private(set) var isFull = false
          func keep<T>(_ value: T) {}
        }
        """
    #expect(try CompiledPackage(source).mediators == ["BasketViewModel"])
  }

  @Test(arguments: [
    ("Till.load", "enum TillService {", "TillService.load"),
    ("a static instance", "struct TillService {\n  static let shared = TillService()", ""),
    ("a variable", "final class TillService {", "till.load"),
  ])
  func `a service that a mediator finds is not passed to it`(
    way: String, declaration: String, call: String
  ) throws {
    let isStatic = declaration.hasPrefix("enum")
    let source =
      Shop.presenter.replacing(
        "func add() {",
        with: "func add() { \(call.isEmpty ? "TillService.shared.load" : call) {} ; "
      ) + """
        \(declaration)
          \(isStatic ? "static " : "")func load(_ done: @escaping () -> Void) {}
          \(isStatic ? "static " : "")func count(_ done: @escaping (Int) -> Void) {}
        }
        nonisolated(unsafe) let till = \(way == "a variable" ? "TillService()" : "1")
        """
    #expect(try CompiledPackage(source).faults == ["A20 BasketPresenter TillService"])
  }

  @Test(arguments: [
    ("[weak self] in self?.add()", []), ("self.add()", ["A23 BasketController"]),
  ])
  func `a closure that a view keeps over its controller is a cycle`(
    body: String, faults: [String]
  ) throws {
    let source = """
      import UIKit
      struct Basket { var count = 0 }
      final class BasketPage: UIView { var onTap: (() -> Void)? }
      final class BasketController: UIViewController {
        private let page = BasketPage()
        private var basket = Basket()
        override func viewDidLoad() { page.onTap = { \(body) } }
        func add() { basket.count += 1 }
      }
      """
    #expect(try CompiledPackage(source).faults == faults)
    let action = source.replacing("var onTap: (() -> Void)?", with: "let button = UIButton()")
      .replacing(
        "page.onTap = { \(body) }",
        with:
          "page.button.addAction(UIAction { \(body.hasPrefix("[") ? body.replacing(" in", with: " _ in") : "_ in \(body)") }, for: 1)"
      )
    #expect(try CompiledPackage(action).faults == faults)
  }

  @Test
  func `a view model keeps a view by a closure over it`() throws {
    let source = """
      import UIKit
      struct Basket { var count = 0 }
      final class BasketViewModel {
        var onChange: ((String) -> Void)?
        private var basket = Basket()
        func add() { onChange?("") }
      }
      final class BasketViewController: UIViewController {
        private let viewModel = BasketViewModel()
        override func viewDidLoad() { viewModel.onChange = { self.title = $0 } }
        func tap() { viewModel.add() }
      }
      """
    #expect(try CompiledPackage(source).faults == ["A23 BasketViewController"])
    let weak = source.replacing("{ self.title", with: "{ [weak self] in self?.title")
    #expect(try CompiledPackage(weak).faults == [])
  }

  @Test
  func `a view whose button calls its presenter keeps it`() throws {
    let source = Shop.leakingPresenter
      .replacing(
        "  var presenter: (any BasketPresenting)?\n",
        with: """
            init(presenter: any BasketPresenting) {
              super.init()
              button.addAction(UIAction { _ in presenter.add() }, for: 1)
            }
            private let button = UIButton()

          """
      ).replacing("  func tap() { presenter?.add() }\n", with: "")
      .replacing("  init(view: any BasketView) { self.view = view }\n", with: "")
      .replacing("private var view", with: "var view")
    #expect(try CompiledPackage(source).faults == ["A13 BasketPresenter.view"])
    let found = try CompiledPackage(source).triad("BasketPresenter")
    #expect(found.decisions["A12"] == .holds)
    #expect(found.decisions["A23"]?.isBroken == true)
  }
}

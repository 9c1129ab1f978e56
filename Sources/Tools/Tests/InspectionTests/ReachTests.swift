import Testing

@testable import TriptychInspection

/// Code that reaches other code in a way that is easily overlooked, or that only seems to reach it.
struct ReachTests {
  @Test
  func `a view keeps its presenter in a base class with a generic parameter`() throws {
    let source =
      Shop.presenter.replacing(
        "UIViewController, BasketView {\n  var presenter: (any BasketPresenting)?\n",
        with: "Page<BasketPresenter>, BasketView {\n")
      + "class Page<Presenter>: UIViewController { var presenter: Presenter? }\n"
    let found = try CompiledPackage(source).triad("BasketPresenter")
    #expect(found.decisions["A12"] == .holds)
  }

  @Test(arguments: [
    ("[weak self] in self?.title = $0", []), ("self.title = $0", ["A23 BasketViewController"]),
  ])
  func `a box keeps the closure that a view binds to it`(body: String, faults: [String]) throws {
    let source = """
      import UIKit
      final class Box<Value> {
        var value: Value { didSet { listener?(value) } }
        private var listener: ((Value) -> Void)?
        init(_ value: Value) { self.value = value }
        func bind(_ listener: @escaping (Value) -> Void) { self.listener = listener }
      }
      final class BasketViewModel {
        let total = Box("")
        func add() { total.value = "1" }
      }
      final class BasketViewController: UIViewController {
        private let viewModel = BasketViewModel()
        override func viewDidLoad() { viewModel.total.bind { \(body) } }
        func tap() { viewModel.add() }
      }
      """
    #expect(try CompiledPackage(source).faults == faults)
  }

  @Test
  func `a presenter that makes the view of the next screen does not know its own by that`() throws {
    let source =
      Shop.viewModel.replacing("BasketViewModel", with: "BasketPresenter")
      .replacing("func add() {}", with: "func add() {}\n  func till() -> TillScreen { .init() }")
      + "struct TillScreen: View { var body: some View { Text(\"\") } }\n"
    #expect(try CompiledPackage(source).triad("BasketPresenter").variant == .binding)
  }

  @Test
  func `a presenter that casts its view knows the view's class`() throws {
    let source = Shop.presenter.replacing(
      "view?.show(total: basket.count)",
      with: "_ = BasketViewController(); (view as? BasketViewController)?.tap()")
    #expect(
      try CompiledPackage(source).faults == ["A4 BasketPresenter BasketViewController"])
  }

  @Test(arguments: [
    ("weak var exit: (any Exit)?", "protocol Exit: AnyObject { func leave() }"),
    (
      "func log() { LogService.write(\"\") }",
      "final class LogService { static func write(_ text: String) {} }"
    ),
    (
      "func wait() { _ = Task {} }",
      "final class Runner { final class Task { func load() async {} } }"
    ),
  ])
  func `an object that is only notified, a log and a nested type are not services`(
    member: String, declaration: String
  ) throws {
    let source =
      Shop.presenter.replacing("  private var basket", with: "  \(member)\n  private var basket")
      + declaration + "\n"
    #expect(try CompiledPackage(source).faults == [])
  }
}

import Testing

@testable import Inspection

/// Views that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignViewTests {
  @Test
  func `a view is one by its supertypes, however it is called`() throws {
    let source = ForeignSource.viewModel.replacing("BasketView:", with: "BasketScreen:")
    let found = try ForeignPackage(source).triad("BasketViewModel")
    #expect(found.triad.views.map(\.name) == ["BasketScreen"])
    let named = ForeignSource.presenter.replacing("BasketViewController", with: "BasketVC")
    #expect(
      try ForeignPackage(named).triad("BasketPresenter").triad.views.map(\.name) == ["BasketVC"])
  }

  @Test
  func `what a view stores besides is no mediator, and no model`() throws {
    let source = ForeignSource.presenter.replacing(
      "  var presenter: (any BasketPresenting)?",
      with: """
          var presenter: (any BasketPresenting)?
          private let rows: BasketDataSource
          private let images: ImageCache
          private let data: BasketViewData
          private let onClose: (Basket) -> Void
          private let bag: AnyCancellable
        """
    )
    let package = try ForeignPackage(
      source + """

        final class BasketDataSource {
          var count: Int
          func update(_ rows: [Int]) {}
        }

        final class ImageCache {
          static let shared: ImageCache
          var count: Int
          func image(_ name: String, _ done: @escaping (Int) -> Void) {}
        }

        struct BasketViewData {
          let total: String
        }
        """)
    #expect(package.mediators == ["BasketPresenter"])
    #expect(try package.triad("BasketPresenter").triad.models.map(\.name) == ["Basket"])
    #expect(try package.evidence("A3", against: "BasketPresenter") == nil)
  }

  @Test
  func `a type that only a view speaks of is the view's own, and no model`() throws {
    let source =
      ForeignSource.presenter.replacing(
        "  private let label: UILabel",
        with: "  private let label: UILabel\n  private let row: BasketRow")
      + "\nstruct BasketRow {\n  let height: Int\n}\n"
    #expect(try ForeignPackage(source).evidence("A3", against: "BasketPresenter") == nil)
  }

  @Test
  func `a view in another module is found where there is none beside its mediator`() throws {
    let view = "final class Window: UIViewController {\n  let presenter: BasketPresenter\n}\n"
    let presenter = """
      protocol BasketView: AnyObject {
        func show(_ total: Int)
      }

      final class BasketPresenter {
        private weak var view: (any BasketView)?
        func load() {}
      }
      """
    let far = try ForeignPackage(presenter, beside: ["Front": view]).triad("BasketPresenter")
    #expect(far.triad.viewNames == ["Front.Window"])
    let near = try ForeignPackage(ForeignSource.presenter, beside: ["Front": view])
      .triad("BasketPresenter")
    #expect(near.triad.viewNames == ["Shop.BasketViewController"])
  }

  @Test
  func `the superclass of a view that is judged is not called stray`() throws {
    let source = ForeignSource.presenter.replacing(
      "final class BasketViewController: UIViewController,",
      with: """
        class BaseController: UIViewController {
          var count: Int
        }

        class LostController: UIViewController {
          let label: UILabel
        }

        final class BasketViewController: BaseController,
        """)
    #expect(try ForeignPackage(source).inspection.strayViews == ["Shop.LostController"])
  }

  @Test
  func `a mediator with a colour imports widgets`() throws {
    let source = ForeignSource.viewModel.replacing(
      "  @Published private(set) var state",
      with: "  var tint: UIColor?\n  @Published private(set) var state")
    #expect(
      try ForeignPackage(source).evidence("A22", against: "BasketViewModel")?.first?
        .hasPrefix("BasketViewModel has var tint: UIColor? (") == true)
  }

  @Test
  func `two that hold one another are told as the leak that they are`() throws {
    let source = ForeignSource.presenter.replacing(
      "private weak var view", with: "private var view")
    let package = try ForeignPackage(source)
    #expect(
      try package.evidence("A23", against: "BasketPresenter") == [
        "BasketViewController holds var presenter: (any BasketPresenting)?, and BasketPresenter "
          + "var view: (any BasketView)? (Shop.swift:21)"
      ])
    #expect(
      ArchitectureVerdict(try package.triad("BasketPresenter")).sentence == "is MVP, with 2 faults:"
    )
  }

  @Test
  func `a view in a box that is weak is held weakly`() throws {
    let source = ForeignSource.presenter.replacing(
      "  private weak var view: (any BasketView)?", with: "  private let view: WeakBox<BasketView>"
    )
    let boxed = source + "\nfinal class WeakBox {\n  weak var object: AnyObject?\n}\n"
    #expect(try ForeignPackage(boxed).evidence("A13", against: "BasketPresenter") == nil)
    #expect(try ForeignPackage(boxed).evidence("A23", against: "BasketPresenter") == nil)
    let strong = boxed.replacing("WeakBox", with: "Box")
    #expect(try ForeignPackage(strong).evidence("A13", against: "BasketPresenter")?.count == 1)
  }

  @Test
  func `where there are widgets, a name makes no view`() throws {
    let source = ForeignSource.presenter + "\nfinal class PriceView {\n  var count: Int\n}\n"
    #expect(try ForeignPackage(source).inspection.roles.role(of: "s:4Shop9PriceViewC") == nil)
    let package = DeclaredPackage(["Shop": "final class PriceView {\n  var count: Int\n}\n"])
    #expect(try package.inspection().roles.role(of: "s:4Shop9PriceViewC") == .view)
  }
}

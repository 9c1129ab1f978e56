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
  func `where nothing is a widget, a class that shows for its presenter is a view`() throws {
    let source = ForeignSource.presenter.replacing("UIViewController, ", with: "")
      .replacing("  private let label: UILabel", with: "  var line: String")
      .replacing("BasketViewController", with: "Console")
    let package = try ForeignPackage(source)
    let found = try package.triad("BasketPresenter")
    #expect(found.triad.views.map(\.name) == ["Console"])
    #expect(found.pattern == .mvp)
    for rule in ["A3", "A12", "A13", "A23"] {
      #expect(try package.evidence(rule, against: "BasketPresenter") == nil, "\(rule)")
    }
    let spy = source.replacing("  var presenter: (any BasketPresenting)?\n", with: "")
    #expect(try ForeignPackage(spy).triad("BasketPresenter").triad.views == [])
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
}

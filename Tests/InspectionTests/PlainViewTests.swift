import Testing

@testable import Inspection

/// Views of packages in which nothing is a widget.
struct PlainViewTests {
  private let source = """
    struct Basket {
      var count: Int
    }
    protocol BasketView: AnyObject {
      func show(_ count: Int)
    }
    protocol BasketPresenting: AnyObject {
      func add()
    }
    final class BasketPresenter: BasketPresenting {
      weak var view: (any BasketView)?
      var basket: Basket
      func add() {}
    }
    final class Console: BasketView {
      let presenter: any BasketPresenting
      var line: String
      func show(_ count: Int) {}
    }
    """

  @Test(arguments: ["any BasketPresenting", "BasketPresenter", "BasketPresenter?"])
  func `a class that shows for the presenter that it holds is a view`(type: String) throws {
    let package = try ForeignPackage(
      source.replacing("presenter: any BasketPresenting", with: "presenter: \(type)"))
    let found = try package.triad("BasketPresenter")
    #expect(found.triad.views.map(\.name) == ["Console"])
    #expect(found.triad.models.map(\.name) == ["Basket"])
    #expect(found.pattern == .mvp)
    for rule in ["A3", "A12", "A13", "A21", "A23"] {
      #expect(try package.evidence(rule, against: "BasketPresenter") == nil, "\(rule)")
    }
  }

  @Test func `a view that is no widget breaks the rules of views`() throws {
    let package = try ForeignPackage(
      source.replacing("weak var view", with: "var view")
        .replacing("  var line: String", with: "  var shown: Basket"))
    #expect(
      try package.evidence("A3", against: "BasketPresenter")
        == ["Console holds var shown: Basket (Shop.swift:17)"])
    #expect(
      try package.evidence("A23", against: "BasketPresenter") == [
        """
        Console holds let presenter: any BasketPresenting, and BasketPresenter \
        var view: (any BasketView)? (Shop.swift:11)
        """
      ])
  }

  @Test(arguments: [
    ("a spy, which holds no presenter", "  let presenter: any BasketPresenting\n", ""),
    ("one who passes on, and shows nothing", "Console: BasketView", "Console"),
    ("one who shows the way", "Console: BasketView", "ConsoleRouter: BasketView"),
    ("another presenter's", "presenter: any BasketPresenting", "presenter: Other"),
  ])
  func `who does but one of the two is no view`(who: String, text: String, other: String) throws {
    let package = try ForeignPackage(
      source.replacing(text, with: other) + """

        final class Other {
          var total: Int
        }
        """)
    #expect(try package.triad("BasketPresenter").triad.views == [], "\(who)")
  }
}

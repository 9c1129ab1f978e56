import Foundation
import Testing
import TriptychInspection
import TriptychTestSupport

/// Which references are weak, and what only keeps one.
struct WeakReferenceTests {
  @Test
  func `a missing weak is one fault`() throws {
    let source = Shop.leakingPresenter
    #expect(try CompiledPackage(source).faults == ["A13 BasketPresenter.view"])
    let controller = Shop.cocoa.replacing("weak var delegate", with: "var delegate")
    #expect(try CompiledPackage(controller).faults == ["A8 NoteCell.delegate"])
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
}

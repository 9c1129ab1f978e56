import Testing

@testable import Inspection

/// Presenters that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignPresenterTests {
  @Test
  func `a presenter may be held through its own protocol`() throws {
    let package = try ForeignPackage(ForeignSource.presenter)
    let found = try package.triad("BasketPresenter")
    #expect(found.pattern == .mvp)
    #expect(found.triad.views.map(\.name) == ["BasketViewController"])
    #expect(try package.evidence("A12", against: "BasketPresenter") == nil)
    #expect(try package.evidence("A13", against: "BasketPresenter") == nil)
    #expect(found.triad.delegates.isEmpty)
    #expect(found.broken(as: .mvp).isEmpty)
  }

  @Test
  func `a presenter that is held weakly through its protocol breaks the rule all the same`() throws
  {
    let source = ForeignSource.presenter.replacing(
      "  var presenter: (any BasketPresenting)",
      with: "  weak var presenter: (any BasketPresenting)")
    let evidence = try ForeignPackage(source).evidence("A12", against: "BasketPresenter")
    #expect(
      evidence == [
        "BasketViewController holds weak var presenter: (any BasketPresenting)? (Shop.swift:14)"
      ])
  }

  @Test
  func `a presenter may be held by a superclass, as a generic parameter`() throws {
    let source = ForeignSource.presenter.replacing(
      "final class BasketViewController: UIViewController,",
      with: """
        class BaseController<P: BasketPresenting>: UIViewController {
          var presenter: P?
        }

        final class BasketViewController: BaseController<BasketPresenter>,
        """
    ).replacing("  var presenter: (any BasketPresenting)?\n", with: "")
    let package = try ForeignPackage(source)
    #expect(try package.evidence("A12", against: "BasketPresenter") == nil)
    #expect(
      try package.triad("BasketPresenter").triad.views.map(\.name).contains("BasketViewController"))
  }

  @Test
  func `a presenter in a type alias is a presenter`() throws {
    let source =
      "typealias Handler = BasketPresenting\n\n"
      + ForeignSource.presenter.replacing("(any BasketPresenting)?", with: "Handler?")
    #expect(try ForeignPackage(source).evidence("A12", against: "BasketPresenter") == nil)
  }

  @Test
  func `a view that holds another pattern's presenter is judged, and told`() throws {
    let view = """
      final class BasketPage: UIViewController {
        let viewModel: OrderViewModel
        let presenter: BasketPresenter
      }

      final class OrderViewModel: ObservableObject {
        @Published private(set) var total: Int
      }
      """
    let package = try ForeignPackage(
      ForeignSource.presenter, in: "ShopMVP", beside: ["ShopMVVM": view])
    #expect(Set(package.mediators) == ["BasketPresenter", "OrderViewModel"])
    #expect(
      try package.evidence("A2", against: "OrderViewModel")?.first?
        .hasPrefix("BasketPage names ShopMVP.BasketPresenter: let presenter: BasketPresenter")
        == true)
  }

  @Test(arguments: [("", "holds no view"), ("  let onChange: () -> Void\n", "is not seen to hold")])
  func `holding no view is a fault where all that is held is known`(
    member: String, words: String
  ) throws {
    let source = ForeignSource.presenter.replacing(
      "  private weak var view: (any BasketView)?\n", with: member)
    let evidence = try ForeignPackage(source).evidence("A13", against: "BasketPresenter")
    #expect(evidence?.first?.contains(words) == true, "\(evidence ?? [])")
  }

  @Test(arguments: [("let interactor: BasketInteractor", "MVP, as VIPER has it"), ("", "MVP")])
  func `a presenter is VIPER's with an interactor and a router beside it`(
    interactor: String, name: String
  ) throws {
    let source =
      ForeignSource.presenter.replacing(
        "  private var basket",
        with: "  let router: BasketRouter\n  \(interactor)\n  private var basket")
        + """

        final class BasketRouter {
          func leave() {}
        }

        final class BasketInteractor {
          func ask() {}
        }

        """
    let found = try ForeignPackage(source).triad("BasketPresenter")
    #expect(found.name(of: .mvp) == name)
  }

  @Test
  func `a presenter may be held by a superclass that knows nothing of it`() throws {
    let source = ForeignSource.presenter.replacing(
      "final class BasketViewController: UIViewController,",
      with: """
        class BaseController<P>: UIViewController {
          var presenter: P?
        }

        final class BasketViewController: BaseController<BasketPresenter>,
        """
    ).replacing("  var presenter: (any BasketPresenting)?\n", with: "")
    #expect(try ForeignPackage(source).evidence("A12", against: "BasketPresenter") == nil)
  }

  @Test
  func `what presenters have in common is no presenter of its own`() throws {
    let source = ForeignSource.presenter.replacing(
      "  private weak var view: (any BasketView)?\n", with: ""
    ).replacing(
      "final class BasketPresenter: BasketPresenting {",
      with: """
        class BasePresenter {
          weak var view: (any BasketView)?
          func leave() {}
        }

        final class BasketPresenter: BasePresenter, BasketPresenting {
        """)
    let package = try ForeignPackage(source)
    #expect(package.mediators == ["BasketPresenter"])
    #expect(try package.evidence("A13", against: "BasketPresenter") == nil)
  }
}

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
}

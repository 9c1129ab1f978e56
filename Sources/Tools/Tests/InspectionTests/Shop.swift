/// Small screens of a shop, as they are often written.
enum Shop {
  static let presenter = """
    import UIKit

    protocol BasketView: AnyObject {
      func show(total: Int)
    }

    protocol BasketPresenting: AnyObject {
      func add()
    }

    struct Basket {
      var count = 0
    }

    final class BasketViewController: UIViewController, BasketView {
      var presenter: (any BasketPresenting)?
      private let label = UILabel()
      func show(total: Int) {}
      func tap() { presenter?.add() }
    }

    final class BasketPresenter: BasketPresenting {
      private weak var view: (any BasketView)?
      private var basket = Basket()
      init(view: any BasketView) { self.view = view }
      func add() { view?.show(total: basket.count) }
    }

    """

  /// The same, with a presenter that holds its view strongly.
  static let leakingPresenter = presenter.replacing("weak var view", with: "var view")

  /// A controller that is not a view, and sets the widgets of one that it holds.
  static let controller = """
    struct Basket {
      private(set) var count = 0
      mutating func add() { count += 1 }
    }

    protocol BasketView: AnyObject {
      var delegate: (any BasketViewDelegate)? { get set }
      var total: String { get set }
    }

    protocol BasketViewDelegate: AnyObject {
      func basketViewDidTapAdd(_ view: any BasketView)
    }

    final class BasketPage: BasketView {
      weak var delegate: (any BasketViewDelegate)?
      var total = ""
      func tap() { delegate?.basketViewDidTapAdd(self) }
    }

    final class BasketController: BasketViewDelegate {
      private var view: any BasketView
      private var basket = Basket()
      init(view: any BasketView) {
        self.view = view
        view.delegate = self
        update()
      }
      func basketViewDidTapAdd(_ view: any BasketView) {
        basket.add()
        update()
      }
      private func update() { view.total = String(basket.count) }
    }

    """

  static let viper =
    presenter.replacing(
      "  private var basket = Basket()\n",
      with: "  private let interactor = BasketInteractor()\n  private let router = BasketRouter()\n"
    ).replacing("basket.count", with: "interactor.basket.count") + """
      final class BasketInteractor {
        var basket = Basket()
      }

      final class BasketRouter {
        func close() {}
      }

      """

  static let viewModel = """
    import Combine
    import SwiftUI

    struct Basket {
      var count = 0
    }

    struct BasketScreen: View {
      @StateObject private var viewModel = BasketViewModel()
      var body: some View { Text(viewModel.total) }
      func tap() { viewModel.add() }
    }

    final class BasketViewModel: ObservableObject {
      @Published private(set) var total = ""
      private var basket = Basket()
      func add() {}
    }

    """

  /// A view model that only has boxes, each of which a text on the screen is bound to.
  static let boundWidgets = """
    import UIKit

    final class Bond<Model> {
      private var model: Model
      private weak var label: UILabel?
      init(_ model: Model) { self.model = model }
      func bind(to label: UILabel) { self.label = label }
    }

    final class BasketViewModel {
      let total = Bond(0)
    }

    final class BasketViewController: UIViewController {
      private let label = UILabel()
      private let viewModel = BasketViewModel()
      override func viewDidLoad() { viewModel.total.bind(to: label) }
    }

    """

  static let cocoa = """
    import UIKit

    struct Note {
      var text = ""
    }

    protocol NoteCellDelegate: AnyObject {
      func noteCell(_ cell: NoteCell, didTick isOn: Bool)
    }

    final class NoteCell: UITableViewCell {
      weak var delegate: (any NoteCellDelegate)?
    }

    final class NoteViewController: UIViewController, NoteCellDelegate {
      private let label = UILabel()
      private var notes: [Note] = []
      func noteCell(_ cell: NoteCell, didTick isOn: Bool) {}
    }

    """
}

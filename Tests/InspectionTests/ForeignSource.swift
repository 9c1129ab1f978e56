/// Small apps of a shop, as they are often written.
enum ForeignSource {
  static let presenter = """
    protocol BasketView: AnyObject {
      func show(_ total: Int)
    }

    protocol BasketPresenting: AnyObject {
      func add()
    }

    struct Basket {
      let count: Int
    }

    final class BasketViewController: UIViewController, BasketView {
      var presenter: (any BasketPresenting)?
      private let label: UILabel
      func show(_ total: Int) {}
      @objc func tap() {}
    }

    final class BasketPresenter: BasketPresenting {
      private weak var view: (any BasketView)?
      private var basket: Basket
      func add() { view?.show(1) }
    }

    """

  /// The same, with a presenter that holds its view strongly.
  static let leakingPresenter = presenter.replacing(
    "private weak var view", with: "private var view")

  static let viewModel = """
    enum BasketState {
      case empty
    }

    struct BasketView: View {
      @StateObject private var viewModel: BasketViewModel
    }

    final class BasketViewModel: ObservableObject {
      @Published private(set) var state: BasketState
      private var waiting: AnyCancellable
      func add() {}
    }

    """

  static let box = """

    final class Box<T: Any> {
      var value: T
      private var listener: ((T) -> Void)?
      func bind(_ listener: @escaping (T) -> Void) {}
    }
    """

  static let cocoa = """
    struct Note {
      var text: String
    }

    protocol NoteCellDelegate: AnyObject {
      func noteCell(_ cell: NoteCell, didTick isOn: Bool)
    }

    final class NoteCell: UITableViewCell {
      weak var delegate: (any NoteCellDelegate)?
      private let label: UILabel
    }

    final class NoteViewController: UITableViewController, NoteCellDelegate {
      @IBOutlet private var label: UILabel
      private var notes: [Note]
      func noteCell(_ cell: NoteCell, didTick isOn: Bool) {}
    }
    """

  static let smalltalk = """
    final class Note {
      var text: String
      var observers: [() -> Void]
    }

    final class NoteView: UIView {
      private let note: Note
      private let controller: NoteController
    }

    final class NoteController {
      private let note: Note
      private unowned let view: NoteView
      func type(_ text: String) {}
    }
    """
}

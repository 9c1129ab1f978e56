import Testing

@testable import Inspection

/// Code that nobody here wrote: each test has the smallest code that was once judged wrongly.
struct ForeignTriadTests {
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
  func `a state of a type of its own can be observed`() throws {
    let package = try ForeignPackage(ForeignSource.viewModel)
    let found = try package.triad("BasketViewModel")
    #expect(found.pattern == .mvvm)
    #expect(try package.evidence("A17", against: "BasketViewModel") == nil)
    #expect(found.broken(as: .mvvm).isEmpty)
  }

  @Test(arguments: [
    "  var onChange: (() -> Void)?\n  private(set) var total: Int",
    "  let total: Box<Int>",
    "  func load(_ done: @escaping (Int) -> Void) {}\n  private(set) var total: Int",
  ])
  func `a view model that tells by other means is not said to tell nothing`(members: String) throws
  {
    let source =
      ForeignSource.viewModel.replacing(
        "  @Published private(set) var state: BasketState", with: members
      ).replacing(": ObservableObject", with: "") + ForeignSource.box
    let package = try ForeignPackage(source)
    #expect(try package.triad("BasketViewModel").verdicts["A17"]?.isBroken == false)
    #expect(try package.triad("BasketViewModel").pattern == .mvvm)
    #expect(!package.mediators.contains("Box"))
  }

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
  func `a hint for one type leaves the others as they are`() throws {
    let source =
      ForeignSource.presenter.replacing(": UIViewController", with: ": Thing")
      + "\nclass Thing {\n}\n\nfinal class Sheet {\n  var count: Int\n}\n"
    let package = DeclaredPackage(["Shop": source])
    let found = try package.inspection(Roles.Hints([.view: ["Shop.Sheet"]])).cases
    #expect(found.first?.triad.views.map(\.name) == ["BasketViewController"])
  }

  @Test
  func `a property with an observer is stored`() throws {
    let source = ForeignSource.presenter.replacing(
      "  var presenter: (any BasketPresenting)?",
      with: """
          var presenter: (any BasketPresenting)?
          var basket: Basket? { didSet { show(1) } }
        """
    )
    #expect(
      try ForeignPackage(source).evidence("A3", against: "BasketPresenter")?.first?
        .contains("var basket: Basket?") == true)
  }

  @Test
  func `a view controller without a mediator is a controller, as Cocoa has it`() throws {
    let package = try ForeignPackage(ForeignSource.cocoa)
    let found = try package.triad("NoteViewController")
    #expect(found.triad.dialect == .cocoa)
    #expect(found.pattern == .mvc)
    #expect(ArchitectureVerdict(found).sentence.hasPrefix("is Cocoa's MVC: "))
    #expect(found.broken(as: .mvc).isEmpty)
    for number in ["A6", "A8", "A9", "A10", "A11", "A20", "A22"] {
      #expect(try package.evidence(number, against: "NoteViewController") == ["not promised"])
    }
  }

  @Test
  func `a view of Cocoa's MVC and its controller can leak too`() throws {
    let source = ForeignSource.cocoa.replacing("weak var delegate", with: "var delegate").replacing(
      "  private var notes: [Note]",
      with: "  private let cell: NoteCell\n  private var notes: [Note]")
    let evidence = try ForeignPackage(source).evidence("A23", against: "NoteViewController")
    #expect(evidence?.count == 1)
  }

  @Test
  func `a model or a service that has a delegate is no mediator`() throws {
    let source = """
      protocol GameDelegate: AnyObject {
        func gameDidEnd(_ game: Game)
      }

      final class Game {
        weak var delegate: (any GameDelegate)?
        private var score: Int
        func roll() {}
      }

      final class GameViewController: UIViewController, GameDelegate {
        private let label: UILabel
        private let game: Game
        func gameDidEnd(_ game: Game) {}
      }
      """
    let package = try ForeignPackage(source)
    #expect(package.mediators == ["GameViewController"])
    #expect(try package.triad("GameViewController").triad.dialect == .cocoa)
    #expect(try package.triad("GameViewController").triad.models.map(\.name) == ["Game"])
  }

  @Test
  func `a view model that answers with what can be observed is not said to tell nothing`() throws {
    let source =
      ForeignSource.viewModel.replacing(
        "  @Published private(set) var state: BasketState",
        with: "  func transform(_ input: Int) -> BasketOutput {}"
      ).replacing(": ObservableObject", with: "")
      + "\nstruct BasketOutput {\n  let total: PassthroughSubject\n}\n"
    #expect(
      try ForeignPackage(source).triad("BasketViewModel").verdicts["A17"]?.isBroken == false)
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
  func `a controller whose view reads the model itself is Smalltalk's`() throws {
    let found = try ForeignPackage(ForeignSource.smalltalk).triad("NoteController")
    #expect(found.triad.dialect == .smalltalk)
    #expect(found.verdicts["A3"] == nil)
  }

  @Test
  func `what is declared elsewhere is open, and not broken`() throws {
    let source = """
      protocol BasketView: AnyObject {
        func show(_ total: Int)
      }

      final class BasketPresenter {
        private weak var view: (any BasketView)?
        func load() {}
      }
      """
    let package = try ForeignPackage(source)
    let found = try package.triad("BasketPresenter")
    #expect(found.pattern == .mvp)
    #expect(found.broken(as: .mvp).isEmpty)
    #expect(
      try package.evidence("A12", against: "BasketPresenter") == [
        "open: no view was found that deals with the mediator"
      ])
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
  func `names for programs and data for trials are no words, and an extension's words are`() throws
  {
    let source =
      ForeignSource.presenter.replacing(
        "  var presenter: (any BasketPresenting)?",
        with: """
            var presenter: (any BasketPresenting)?
            static let reuseIdentifier = "Basket"
            private let sampleName = "Some name"
            let icon = UIImage(named: "Basket full")
          """
      ) + """

        extension BasketViewController {
          func greet() {
            label.text = "Your basket"
          }
        }
        """
    let evidence = try ForeignPackage(source).evidence("A5", against: "BasketPresenter")
    #expect(evidence?.count == 1)
    #expect(
      evidence?.first?.hasPrefix("BasketViewController has the words \"Your basket\"") == true)
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

  @Test
  func `a view model that tells its view what to do is a presenter`() throws {
    let source = ForeignSource.presenter.replacing("BasketPresenter", with: "BasketViewModel")
    let found = try ForeignPackage(source).triad("BasketViewModel")
    #expect(found.pattern == .mvp)
    #expect(ArchitectureVerdict(found).sentence == "is not MVVM, but by what it does MVP:")
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
  func `a view model in the file of a SwiftUI view may need what that imports`() throws {
    let found = try ForeignPackage("import SwiftUI\n\n" + ForeignSource.viewModel)
    #expect(
      try found.evidence("A22", against: "BasketViewModel") == [
        "open: Shop.swift has views too, which need what it imports"
      ])
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

  @Test(arguments: ["Sheet", "Shop.Sheet"])
  func `a hint names a type with its module or without`(name: String) throws {
    let source =
      "final class Sheet {\n  var count: Int\n}\n\nfinal class Desk {\n  var sheet: Sheet\n}\n"
    let package = DeclaredPackage(["Shop": source])
    let inspection = try package.inspection(Roles.Hints([.mediator: [name]]))
    #expect(inspection.cases.map(\.triad.name) == ["Shop.Sheet"])
    #expect(try package.inspection(Roles.Hints([.mediator: ["Front.Sheet"]])).cases.isEmpty)
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

  @Test
  func `where there are widgets, a name makes no view`() throws {
    let source = ForeignSource.presenter + "\nfinal class PriceView {\n  var count: Int\n}\n"
    #expect(try ForeignPackage(source).inspection.roles.role(of: "s:4Shop9PriceViewC") == nil)
    let package = DeclaredPackage(["Shop": "final class PriceView {\n  var count: Int\n}\n"])
    #expect(try package.inspection().roles.role(of: "s:4Shop9PriceViewC") == .view)
  }

  @Test
  func `a view controller with data and no widgets is a controller too`() throws {
    let source = """
      struct Note {
        let text: String
      }

      final class NoteScreen: UIViewController {
        private var note: Note
      }

      """
    let found = try ForeignPackage(source).triad("NoteScreen")
    #expect(found.triad.claim == .mvc)
    #expect(found.triad.dialect == .cocoa)
  }
}

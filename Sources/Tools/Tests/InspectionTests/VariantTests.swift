import Foundation
import Testing

@testable import TriptychInspection

/// Which variant code is, by what it does and not by what it is called.
struct VariantTests {
  @Test(arguments: [
    (Shop.presenter, "BasketPresenter is MVP, Passive View: "),
    (Shop.viper, "BasketPresenter is VIPER, with 1 fault:"),
    (Shop.viewModel, "BasketViewModel is MVVM: "),
    (Shop.cocoa, "NoteViewController is Cocoa's MVC: "),
    (
      Shop.presenter.replacing("BasketPresenter", with: "BasketViewModel"),
      "BasketViewModel is not MVVM, but by what it does MVP, Passive View, with "
    ),
    (
      Shop.presenter.replacing("BasketPresenter", with: "Brain"),
      "Brain is MVP, Passive View: "
    ),
    (
      Shop.viewModel.replacing("  @Published", with: "  var didChange: (() -> Void)?\n  ")
        .replacing(": ObservableObject", with: ""),
      "BasketViewModel is MVVM: "
    ),
    (
      Shop.viewModel.replacing("  @Published", with: "  var didChange: (() -> Void)?\n  ")
        .replacing(": ObservableObject", with: "")
        .replacing("BasketViewModel", with: "BasketPresentationModel"),
      "BasketPresentationModel is a Presentation Model: "
    ),
    (
      Shop.viewModel.replacing("  @Published", with: "  var onChange: ((String) -> Void)?\n  ")
        .replacing(": ObservableObject", with: "")
        .replacing("BasketViewModel", with: "BasketPresentationModel"),
      "BasketPresentationModel is a Presentation Model: "
    ),
    (
      Shop.viewModel.replacing("@Published private(set)", with: "private(set) dynamic")
        .replacing(": ObservableObject", with: ""),
      "BasketViewModel is MVVM: "
    ),
    (
      Shop.presenter.replacing("final class BasketPresenter", with: "struct BasketPresenter")
        .replacing("BasketPresenting: AnyObject", with: "BasketPresenting"),
      "BasketPresenter is MVP, Passive View: "
    ),
    (Shop.boundWidgets, "BasketViewModel is MVVM: "),
    (
      Shop.viewModel.replacing("  @Published", with: "  ").replacing(
        ": ObservableObject", with: ""),
      "BasketViewModel is not MVVM, but by what it does a Presentation Model, with 2 faults:"
    ),
  ])
  func `a verdict names the variant`(source: String, start: String) throws {
    let verdicts = try CompiledPackage(source).verdicts
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix(start), "\(verdicts)")
  }

  @Test
  func `what is not quite a variant is reported with the fact in which it differs`() throws {
    let source = Shop.presenter.replacing(
      "  private let label", with: "  var basket = Basket()\n  private let label")
    let found = try CompiledPackage(source).triad("BasketPresenter")
    #expect(found.variant == .passiveView)
    #expect(found.differences == [.model])
    #expect(found.sentence.hasPrefix("is MVP, Passive View but for 1 fact"))
  }

  @Test(arguments: [
    "  var onChange: ((String) -> Void)?\n  private(set) var total = \"\"",
    "  private(set) var total = \"\" { didSet { basket.count += 1 } }",
    "  private let subject = PassthroughSubject<String, Never>()\n"
      + "  var total = \"\"\n  var output: any BasketOutput { self }",
  ])
  func `a closure, an observer and a publisher known by a protocol let a view hear`(
    members: String
  ) throws {
    let source =
      Shop.viewModel.replacing("  @Published private(set) var total = \"\"", with: members)
      .replacing(": ObservableObject", with: ": BasketOutput")
        + """
        protocol BasketOutput { var totals: AnyPublisher<String, Never> { get } }
        extension BasketViewModel {
          var totals: AnyPublisher<String, Never> { PassthroughSubject().eraseToAnyPublisher() }
        }
        """
    let package = try CompiledPackage(source)
    #expect(try package.triad("BasketViewModel").variant == .binding)
    #expect(package.faults == [])
  }

  @Test(arguments: ["AnyPublisher<Void, Never>", "() -> Void"])
  func `a method from streams to streams is that of Input and Output, and a subject is no mediator`(
    stream: String
  ) throws {
    let source = """
      import Combine
      import UIKit
      struct Basket { var count = 0 }
      final class Subject<Value> {
        private var last: Value?
        private var receivers: [(Value) -> Void] = []
        func subscribe(_ receive: @escaping (Value) -> Void) { receivers.append(receive) }
        func send(_ value: Value) { for receive in receivers { receive(value) } }
      }
      final class BasketViewModel {
        struct Input { let add: \(stream) }
        struct Output { let total: AnyPublisher<String, Never> }
        private var basket = Basket()
        private let total = PassthroughSubject<String, Never>()
        func transform(input: Input) -> Output { Output(total: total.eraseToAnyPublisher()) }
      }
      final class BasketViewController: UIViewController {
        private let viewModel: BasketViewModel
        private let taps = Subject<Void>()
        init(viewModel: BasketViewModel) { self.viewModel = viewModel }
        func bind(_ input: BasketViewModel.Input) { _ = viewModel.transform(input: input) }
        func tap() { taps.send(()) }
      }
      """
    let package = try CompiledPackage(source)
    #expect(package.verdicts.count == 1, "\(package.verdicts)")
    #expect(try package.triad("BasketViewModel").variant == .inputOutput)
  }

  @Test
  func `a view hears by a closure of a protocol, whatever the class is called`() throws {
    let source = """
      import UIKit
      struct Basket { var count = 0 }
      protocol Totals: AnyObject {
        var onChange: ((String) -> Void)? { get set }
        func add()
      }
      final class Brain: Totals {
        var onChange: ((String) -> Void)?
        private var basket = Basket()
        func add() { onChange?("") }
      }
      final class BasketViewController: UIViewController {
        private var totals: (any Totals)?
        func tap() { totals?.add() }
      }
      """
    #expect(try CompiledPackage(source).triad("Brain").variant == .binding)
  }

  @Test(arguments: [true, false])
  func `a view that keeps a view model is its view, though its protocol is called a delegate`(
    canBeRead: Bool
  ) throws {
    let source =
      Shop.presenter.replacing("BasketPresenter", with: "BasketViewModel")
      .replacing(
        "  private var basket",
        with: canBeRead ? "  var total: Int { 0 }\n  private var basket" : "  private var basket"
      )
      .replacing("BasketView:", with: "BasketViewModelDelegate:")
      .replacing("BasketView)", with: "BasketViewModelDelegate)")
      .replacing("BasketView {", with: "BasketViewModelDelegate {")
      .replacing("show(total", with: "basketDidChange(total")
    let package = try CompiledPackage(source)
    let variant = try package.triad("BasketViewModel").variant
    #expect(variant == .passiveView)
    #expect(package.faults == ["A24 BasketViewModel.view"])
  }

  @Test
  func `a store that views get from their surroundings is not a mediator, even if called so`()
    throws
  {
    let source =
      Shop.viewModel.replacing(
        "  var body", with: "  @Environment(BasketController.self) var controller\n  var body")
        + """
        final class BasketController: ObservableObject {
          @Published var baskets: [Basket] = []
          func remove() {}
        }
        """
    #expect(try CompiledPackage(source).mediators == ["BasketViewModel"])
  }

  @Test
  func `constants for a cell are data, however they are called`() throws {
    let source =
      Shop.presenter + """
        struct RowViewModel {
          let title: String
          var capitals: String { title.uppercased() }
        }

        final class RowCell: UITableViewCell {
          var viewModel: RowViewModel?
        }
        """
    #expect(try CompiledPackage(source).mediators == ["BasketPresenter"])
  }

  @Test
  func `a model that two presenters share is not a view's state`() throws {
    let shared = Shop.presenter.replacing("struct Basket", with: "final class Basket")
      .replacing("basket = Basket()", with: "basket: Basket")
      .replacing("view: any BasketView)", with: "view: any BasketView, basket: Basket)")
      .replacing("self.view = view", with: "self.view = view; self.basket = basket")
    let package = try CompiledPackage(twice(shared))
    for name in ["BasketPresenter", "TillPresenter"] {
      #expect(try package.triad(name).findings[.state]?.values == [.no])
    }
  }

  @Test
  func `of views that share a protocol, each belongs to the mediator that it names`() throws {
    let package = try CompiledPackage(twice(Shop.presenter))
    let views = try ["BasketPresenter", "TillPresenter"].map {
      try package.triad($0).views.map(\.name)
    }
    #expect(views == [["BasketViewController"], ["TillViewController"]])
  }

  /// A source with a second screen like its own, which has a presenter of its own.
  private func twice(_ source: String) -> String {
    let screen = source.components(separatedBy: "final class BasketViewController")[1]
    return source + "final class TillViewController"
      + screen.replacing("BasketPresent", with: "TillPresent")
      + "protocol TillPresenting: AnyObject { func add() }\n"
  }
}

import AppModels
import AppScreens
import Testing

@testable import MVC

/// The triangle of MVC: the controller holds the view, and is its delegate.
struct MVCTests {
  @Test
  func `the controller keeps its view alive`() {
    weak var view: HeadlessCalculatorView?
    let controller = makeController { view = $0 }
    #expect(view != nil)
    #expect(view?.delegate === controller)
  }

  @Test
  func `a view does not keep its controller alive`() {
    let view = HeadlessTokenCalculatorView()
    weak var controller: TokenCalculatorController?
    do {
      let held = TokenCalculatorController(view: view)
      controller = held
    }
    #expect(controller == nil)
    #expect(view.delegate == nil)
  }

  @Test
  func `the controller sets what the widgets hold when its view says a key was pressed`() {
    let view = HeadlessCalculatorView()
    let controller = CalculatorController(view: view)
    controller.calculatorView(view, didPress: .digit(.five))
    #expect(view.text == "5")
  }

  @Test
  func `the controller reads an edited field off its view`() {
    let view = HeadlessTokenCalculatorView()
    let controller = TokenCalculatorController(view: view)
    view.input = "42"
    controller.tokenCalculatorViewDidEditInput(view)
    #expect(view.total == "42")
  }

  @Test
  func `what was typed lives in the widgets, from which the controller saves it for a new view`() {
    let old = HeadlessAddressFormView()
    let controller = AddressFormController(view: old, store: HeadlessAddressStore())
    old.perform(.edit(.city, "Seoul"))
    old.street = "1 Main"
    let new = HeadlessAddressFormView()
    controller.replaceView(with: new)
    #expect(new.display.widgets.prefix(2).map(\.text) == ["1 Main", "Seoul"])
    old.perform(.edit(.city, "Busan"))
    old.perform(.update)
    #expect(new.city == "Seoul" && new.message.isEmpty)
  }

  @Test
  func `a controller that nobody holds observes its store no more`() {
    let store = HeadlessAddressStore()
    let view = HeadlessAddressFormView()
    weak var controller: AddressFormController?
    do {
      let held = AddressFormController(view: view, store: store)
      controller = held
      #expect(store.pending.count == 1)
    }
    #expect(controller == nil)
    #expect(store.pending.isEmpty)
  }

  @Test
  func `a view that was replaced has no delegate any more, and reaches nobody`() {
    let old = HeadlessColourSelectorView()
    let controller = ColourSelectorController(view: old)
    old.perform(.turn(.green, on: true))
    controller.replaceView(with: HeadlessColourSelectorView())
    old.perform(.turn(.yellow, on: true))
    #expect(old.delegate == nil)
    #expect(controller.view.status == "Green")
  }

  private func makeController(
    lookingAt look: (HeadlessCalculatorView) -> Void
  ) -> CalculatorController {
    let view = HeadlessCalculatorView()
    look(view)
    return CalculatorController(view: view)
  }
}

import AppModels
import AppScreens
import Testing

@testable import MVC

/// The triangle of MVC: the controller owns the view, and is its delegate.
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
      let owned = TokenCalculatorController(view: view)
      controller = owned
    }
    #expect(controller == nil)
    #expect(view.delegate == nil)
  }

  @Test
  func `the controller sets the widgets when its view reports a key`() {
    let view = HeadlessCalculatorView()
    let controller = CalculatorController(view: view)
    controller.calculatorView(view, didPress: .digit(.five))
    #expect(view.text == "5")
  }

  @Test
  func `a key after a rejected one acts on the display as it was before`() {
    let view = HeadlessCalculatorView()
    let controller = CalculatorController(view: view)
    for key in [Calculator.Key.digit(.six), .operation(.multiply), .operation(.divide)] {
      controller.calculatorView(view, didPress: key)
    }
    #expect(view.text == "error")
    controller.calculatorView(view, didPress: .digit(.two))
    #expect(view.text == "6*2")
  }

  @Test
  func `an edit sets the total, and leaves the fields to the user`() {
    let view = HeadlessTokenCalculatorView()
    let controller = TokenCalculatorController(view: view)
    controller.tokenCalculatorView(view, didEditInput: "1,41")
    controller.tokenCalculatorView(view, didEditSeparators: ",")
    #expect(view.total == "42")
    #expect(view.input.isEmpty && view.separators.isEmpty)
  }

  @Test
  func `the draft is in the widgets, from which the controller takes it for a new view`() {
    let old = HeadlessAddressFormView()
    let controller = AddressFormController(view: old, store: HeadlessAddressStore())
    old.perform(.edit(.city, "Seoul"))
    old.street = "1 Main"
    let new = HeadlessAddressFormView()
    controller.replaceView(with: new)
    #expect(new.street == "1 Main" && new.city == "Seoul")
    old.perform(.edit(.city, "Busan"))
    old.perform(.update)
    #expect(new.city == "Seoul" && new.message.isEmpty)
  }

  @Test
  func `a released controller observes its store no longer`() {
    let store = HeadlessAddressStore()
    let view = HeadlessAddressFormView()
    weak var controller: AddressFormController?
    do {
      let owned = AddressFormController(view: view, store: store)
      controller = owned
      #expect(store.pending.count == 1)
    }
    #expect(controller == nil)
    #expect(store.pending.isEmpty)
  }

  @Test
  func `a replaced view has no delegate, and reports nothing`() {
    let old = HeadlessColourSelectorView()
    let controller = ColourSelectorController(view: old)
    old.perform(.turn(.green, on: true))
    let new = HeadlessColourSelectorView()
    controller.replaceView(with: new)
    old.perform(.turn(.yellow, on: true))
    #expect(old.delegate == nil)
    #expect(new.status == "Green")
  }

  private func makeController(
    with look: (HeadlessCalculatorView) -> Void
  ) -> CalculatorController {
    let view = HeadlessCalculatorView()
    look(view)
    return CalculatorController(view: view)
  }
}

import AppModels
import MVC
import Testing

/// The controller with a fake view: the test calls it as the view's delegate, and reads the widget.
struct CalculatorControllerTests {
  private let teardown = Teardown()

  @Test
  func `each key sets the expression so far, and = sets its result`() {
    let (controller, view) = makeController()
    #expect(view.text == "0")
    controller.calculatorView(view, didPress: .digit(.six))
    #expect(view.text == "6")
    controller.calculatorView(view, didPress: .operation(.multiply))
    #expect(view.text == "6*")
    controller.calculatorView(view, didPress: .digit(.seven))
    controller.calculatorView(view, didPress: .equals)
    #expect(view.text == "42")
  }

  @Test
  func `a rejected key sets an error, and the next key continues from the entry before it`() {
    let (controller, view) = makeController()
    controller.calculatorView(view, didPress: .digit(.six))
    controller.calculatorView(view, didPress: .operation(.multiply))
    controller.calculatorView(view, didPress: .operation(.divide))
    #expect(view.text == "error")
    controller.calculatorView(view, didPress: .digit(.two))
    #expect(view.text == "6*2")
  }

  @Test
  func `a new view takes over the entry so far, and the delegate, from the old view`() {
    let (controller, old) = makeController()
    #expect(old.delegate === controller)
    controller.calculatorView(old, didPress: .digit(.five))
    let new = FakeView()
    controller.replaceView(with: new)
    #expect(new.text == "5")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
  }

  private func makeController() -> (CalculatorController, FakeView) {
    let view = FakeView()
    let controller = CalculatorController(view: view)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widget as a plain value.
private final class FakeView: CalculatorView {
  weak var delegate: (any CalculatorViewDelegate)?
  var text = ""
}

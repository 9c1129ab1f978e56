import AppModels
import MVC
import Testing

/// The controller with a fake view: the test calls it as the view's delegate, and reads the widgets.
struct TokenCalculatorControllerTests {
  private let teardown = Teardown()

  @Test
  func `an edit sets the total or an error, and leaves the fields to the user`() {
    let (controller, view) = makeController()
    #expect(view.total == "0")
    controller.tokenCalculatorView(view, didEditInput: "1,41")
    controller.tokenCalculatorView(view, didEditSeparators: ",")
    #expect(view.total == "42")
    controller.tokenCalculatorView(view, didEditInput: "9223372036854775808")
    #expect(view.total == "error")
    #expect(view.input == "")
    #expect(view.separators == "")
  }

  @Test
  func `a new view takes over both texts, the total and the delegate from the old view`() {
    let (controller, old) = makeController()
    controller.tokenCalculatorView(old, didEditInput: "1;2")
    controller.tokenCalculatorView(old, didEditSeparators: ";")
    let new = FakeView()
    controller.replaceView(with: new)
    #expect(new.separators == ";")
    #expect(new.input == "1;2")
    #expect(new.total == "3")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
  }

  private func makeController() -> (TokenCalculatorController, FakeView) {
    let view = FakeView()
    let controller = TokenCalculatorController(view: view)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widgets as plain values.
private final class FakeView: TokenCalculatorView {
  weak var delegate: (any TokenCalculatorViewDelegate)?
  var separators = ""
  var input = ""
  var total = ""
}

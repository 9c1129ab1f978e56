import AppModels
import MVC
import Testing

/// The controller with a fake view: the test calls it as the view's delegate, and reads the widgets.
struct ColourSelectorControllerTests {
  private let teardown = Teardown()

  @Test
  func `the status names the colours that are on, and asks for one if none is`() {
    let (controller, view) = makeController()
    #expect(view.status == "Please choose a switch")
    controller.colourSelectorView(view, didTurn: .yellow, on: true)
    #expect(view.status == "Yellow")
    controller.colourSelectorView(view, didTurn: .green, on: true)
    #expect(view.status == "Green and Yellow")
    controller.colourSelectorView(view, didTurn: .yellow, on: false)
    #expect(view.status == "Green")
  }

  @Test
  func `a new view takes over the switches, the status and the delegate from the old view`() {
    let (controller, old) = makeController()
    controller.colourSelectorView(old, didTurn: .green, on: true)
    let new = FakeView(isGreenOn: false, isYellowOn: true)
    controller.replaceView(with: new)
    #expect(new.isGreenOn)
    #expect(!new.isYellowOn)
    #expect(new.status == "Green")
    #expect(new.delegate === controller)
    #expect(old.delegate == nil)
  }

  private func makeController() -> (ColourSelectorController, FakeView) {
    let view = FakeView(isGreenOn: false, isYellowOn: false)
    let controller = ColourSelectorController(view: view)
    teardown.expectRelease(of: controller)
    return (controller, view)
  }
}

/// A view that has its widgets as plain values.
private final class FakeView: ColourSelectorView {
  weak var delegate: (any ColourSelectorViewDelegate)?
  var isGreenOn: Bool
  var isYellowOn: Bool
  var status = ""

  init(isGreenOn: Bool, isYellowOn: Bool) {
    self.isGreenOn = isGreenOn
    self.isYellowOn = isYellowOn
  }
}

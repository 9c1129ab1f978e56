// swift-format-ignore-file
import AppScreens
import OddApps

// A whole triad in one file, whose view has no protocol.

final class DialController {
  private unowned let view: DialView
  private var value = 0

  init(view: DialView) { self.view = view }

  func increase() -> Int {
    value += 1
    view.render(value: value)
    view.scale = 2
    return value
  }
}

final class DialView: HeadlessView {
  lazy var controller = DialController(view: self)
  private(set) var display = DialDisplay()
  var scale = 1 {
    willSet { display.value *= newValue }
  }

  func perform(_ gesture: DialGesture) {
    switch gesture {
    case .up: guard controller.increase() > 0 else { return }
    }
    isTouched = true
    didTurn?("up")
    didEnd()
  }

  var isTouched = false
  var didTurn: ((String) -> Void)? = { _ in }
  var didEnd: () -> Void = {}

  func render(value: Int) { display.value = value }

  private func hidden() {}
}

final class DialScreen: Screen {
  private(set) var view = DialView()

  func replaceView() { view = DialView() }
}

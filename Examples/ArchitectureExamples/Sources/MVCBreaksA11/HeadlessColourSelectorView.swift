import AppModels
import AppScreens

/// A view whose methods the controller calls, with a delegate for gestures.
protocol ColourSelectorView: AnyObject {
  var delegate: (any ColourSelectorViewDelegate)? { get set }
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
  func show(status: String)
}

/// The delegate of a view, which receives its gestures.
protocol ColourSelectorViewDelegate: AnyObject {
  func colourSelectorView(
    _ view: any ColourSelectorView, didTurn colour: ColourSelector.Colour, on isOn: Bool)
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  weak var delegate: (any ColourSelectorViewDelegate)?
  private(set) var display = ColourSelectorDisplay()

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }

  func show(isGreenOn: Bool) {
    display.green = isGreenOn
  }

  func show(isYellowOn: Bool) {
    display.yellow = isYellowOn
  }

  func show(status: String) {
    display.status = status
  }
}

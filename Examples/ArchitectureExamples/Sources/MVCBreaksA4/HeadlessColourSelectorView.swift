import AppModels
import AppScreens

/// A view whose widgets the controller sets, with a delegate for gestures.
protocol ColourSelectorView: AnyObject {
  var delegate: (any ColourSelectorViewDelegate)? { get set }
  var isGreenOn: Bool { get set }
  var isYellowOn: Bool { get set }
  var status: String { get set }
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

  var isGreenOn: Bool {
    get { display.green }
    set { display.green = newValue }
  }

  var isYellowOn: Bool {
    get { display.yellow }
    set { display.yellow = newValue }
  }

  var status: String {
    get { display.status }
    set { display.status = newValue }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}

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
  var status = ""
  private var selector = ColourSelector()

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: isGreenOn, yellow: isYellowOn, status: status)
  }

  var isGreenOn: Bool {
    get { selector.isOn(.green) }
    set { selector.turn(.green, on: newValue) }
  }

  var isYellowOn: Bool {
    get { selector.isOn(.yellow) }
    set { selector.turn(.yellow, on: newValue) }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      selector.turn(colour, on: isOn)
      delegate?.colourSelectorView(self, didTurn: colour, on: isOn)
    }
  }
}

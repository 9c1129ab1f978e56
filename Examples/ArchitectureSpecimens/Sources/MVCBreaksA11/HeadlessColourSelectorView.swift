import AppModels
import AppScreens

/// What the controller tells a view, and whom a view tells what a person does.
protocol ColourSelectorView: AnyObject {
  var delegate: (any ColourSelectorViewDelegate)? { get set }
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
  func show(status: String)
}

/// Who is told what a person does.
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

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    display[colour] = isOn
  }

  func show(status: String) {
    display.status = status
  }
}

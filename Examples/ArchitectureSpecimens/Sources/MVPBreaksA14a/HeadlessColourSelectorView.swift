import AppModels
import AppScreens

/// A view that its presenter updates.
protocol ColourSelectorView: AnyObject {
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
  var status: String { get set }
}

/// A view without pixels.
final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      presenter.turn(colour, on: isOn)
    }
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    display[colour] = isOn
  }

  var status: String {
    get { display.status }
    set { display.status = newValue }
  }
}

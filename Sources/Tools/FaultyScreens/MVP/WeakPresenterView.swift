import AppScreens
import MVP

/// Holds its presenter, which is the lesson's own, only weakly, so that gestures reach nothing.
final class WeakPresenterView: ColourSelectorView, ReplaceableView {
  private weak var presenter: ColourSelectorPresenter?
  private(set) var display = ColourSelectorDisplay()

  init(_ presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: WeakPresenterView) {
    self.init(view.presenter ?? ColourSelectorPresenter())
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      display[colour] = isOn
      presenter?.turn(colour, on: isOn)
    }
  }

  func show(isGreenOn: Bool) { display.green = isGreenOn }
  func show(isYellowOn: Bool) { display.yellow = isYellowOn }
  func show(status: String) { display.status = status }
}

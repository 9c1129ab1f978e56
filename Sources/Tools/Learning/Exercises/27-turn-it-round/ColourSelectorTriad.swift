// 27 turn-it-round. The colour selector is in MVP, and it works. A user turns green on.
// They see:    Green
// They should: Green, as before, once it is in MVVM. Which three arrows change?
// `Observed` is in `given`; 24 and 26 have view models to look at. Rename freely.

import AppModels
import AppScreens

protocol ColourSelectorView: AnyObject {
  func show(isGreenOn: Bool)
  func show(isYellowOn: Bool)
  func show(status: String)
}

final class ColourSelectorPresenter {
  // TODO: A view model knows no view. How will a view receive a change all the same?
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: Texts.status(of: selector))
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: Texts.status(of: selector))
  }
}

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    display[colour] = isOn
    presenter.turn(colour, on: isOn)
  }

  func show(isGreenOn: Bool) { display.green = isGreenOn }
  func show(isYellowOn: Bool) { display.yellow = isYellowOn }
  func show(status: String) { display.status = status }
}

final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  // TODO: How do the bindings of the old view end?
  func replaceView() { view = HeadlessColourSelectorView(presenter: view.presenter) }
}

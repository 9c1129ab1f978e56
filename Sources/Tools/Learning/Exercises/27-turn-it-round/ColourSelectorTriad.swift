// 27 turn-it-round. The colour selector is in MVP, and it works. A person turns green on.
// They see:    Green
// They should: Green, as before, once it is in MVVM. Which three arrows change?
// `Observed` is in `given`; 24 and 26 have view models to look at. Names may change, too.

import AppModels
import AppScreens

protocol ColourSelectorView: AnyObject {
  func show(_ colour: ColourSelector.Colour, isOn: Bool)
  func show(status: String)
}

final class ColourSelectorPresenter {
  // TODO: A view model knows no view. How will a view hear of a change all the same?
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    for colour in ColourSelector.Colour.allCases { view.show(colour, isOn: selector.isOn(colour)) }
    view.show(status: Words.status(of: selector))
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: Words.status(of: selector))
  }
}

final class HeadlessColourSelectorView: ColourSelectorView, HeadlessView {
  let presenter: ColourSelectorPresenter
  private(set) var display = ColourSelectorDisplay()
  let recording = ViewRecording()

  init(presenter: ColourSelectorPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  func perform(_ gesture: ColourSelectorGesture) {
    guard case .turn(let colour, let isOn) = gesture else { return }
    display[colour] = isOn
    log.call("turn(_:on:)", presenter.turn(_:on:), colour, isOn)
  }

  func show(_ colour: ColourSelector.Colour, isOn: Bool) {
    let (colour, isOn) = log.show(colour, isOn)
    display[colour] = isOn
  }

  func show(status: String) { display.status = log.show(status) }
}

final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  // TODO: Who tells an old view to stop listening?
  func replaceView() { view = HeadlessColourSelectorView(presenter: view.presenter) }
}

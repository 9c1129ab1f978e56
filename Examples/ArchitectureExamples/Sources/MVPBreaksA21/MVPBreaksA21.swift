/// The view itself keeps in the store what its presenter shows.

import AppModels
import AppScreens

extension Pattern {
  /// MVP, except for A21.
  public static let mvpBreaksA21 = Pattern("MVPBreaksA21").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the presenter.
final class ColourSelectorScreen: Screen {
  private let store = LastStatus()
  private(set) var view: HeadlessColourSelectorView

  init() {
    view = HeadlessColourSelectorView(
      presenter: ColourSelectorPresenter(store: store), store: store)
  }

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter, store: store)
  }
}

/// Changes the model, then updates the view.
final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()
  private let store: any StatusStore

  init(store: any StatusStore) {
    self.store = store
  }

  func attach(_ view: any ColourSelectorView) {
    self.view = view
    view.show(isGreenOn: selector.isOn(.green))
    view.show(isYellowOn: selector.isOn(.yellow))
    view.show(status: status)
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    view?.show(status: status)
    store.keep(status)
  }

  private var status: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// The port to a store that keeps the status.
protocol StatusStore: AnyObject {
  func keep(_ status: String)
}

/// A store of the last status.
final class LastStatus: StatusStore {
  private(set) var status = ""

  func keep(_ status: String) {
    self.status = status
  }
}

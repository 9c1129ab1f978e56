/// The presenter takes over from a view model of MVVM, and so names it.

import AppModels
import AppScreens
import CleanMVVM

extension Pattern {
  /// MVP, except for A2.
  public static let mvpBreaksA2 = Pattern("MVPBreaksA2").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the presenter.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(
    presenter: ColourSelectorPresenter(takingOverFrom: ColourSelectorViewModel()))

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}

/// Changes the model, then updates the view.
final class ColourSelectorPresenter {
  private weak var view: (any ColourSelectorView)?
  private var selector = ColourSelector()

  init(takingOverFrom viewModel: ColourSelectorViewModel) {
    selector.turn(.green, on: viewModel.isGreenOn)
    selector.turn(.yellow, on: viewModel.isYellowOn)
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

/// The view sets what the view model shows.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A25.
  public static let mvvmBreaksA25 = Pattern("MVVMBreaksA25").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view.unbind()
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessColourSelectorView? {
    HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}

/// Changes the model, and has the words of the status for a view to set.
final class ColourSelectorViewModel {
  @Observed private(set) var isGreenOn = false
  @Observed private(set) var isYellowOn = false
  @Observed var status = ""
  private var selector = ColourSelector()

  init() {
    update()
    status = statusText
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    update()
  }

  private func update() {
    isGreenOn = selector.isOn(.green)
    isYellowOn = selector.isOn(.yellow)
  }

  /// The words for the view to set.
  var statusText: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

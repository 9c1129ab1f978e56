/// The view makes the words of the status.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A5.
  public static let mvvmBreaksA5 = Pattern("MVVMBreaksA5").adding(ColourSelectorScreen.init)
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

/// Changes the model, then its own values, which can be observed.
final class ColourSelectorViewModel {
  @Observed private(set) var isGreenOn = false
  @Observed private(set) var isYellowOn = false
  private var selector = ColourSelector()

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    isGreenOn = selector.isOn(.green)
    isYellowOn = selector.isOn(.yellow)
  }
}

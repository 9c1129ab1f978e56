/// The model calls the view model, and so names it.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A1.
  public static let mvvmBreaksA1 = Pattern("MVVMBreaksA1").adding(ColourSelectorScreen.init)
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

/// Passes gestures to the model, which sets the values to observe.
final class ColourSelectorViewModel {
  @Observed private(set) var isGreenOn = false
  @Observed private(set) var isYellowOn = false
  @Observed private(set) var status = ""
  private var selector = ColourSelectorModel()

  init() {
    update(isGreenOn: false, isYellowOn: false)
    selector.viewModel = self
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
  }

  func update(isGreenOn: Bool, isYellowOn: Bool) {
    self.isGreenOn = isGreenOn
    self.isYellowOn = isYellowOn
    status = statusText
  }

  private var statusText: String {
    switch (isGreenOn, isYellowOn) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// The colours that are on, and the view model, which a model should not know.
struct ColourSelectorModel {
  weak var viewModel: ColourSelectorViewModel?
  private var selector = ColourSelector()

  mutating func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    viewModel?.update(isGreenOn: selector.isOn(.green), isYellowOn: selector.isOn(.yellow))
  }
}

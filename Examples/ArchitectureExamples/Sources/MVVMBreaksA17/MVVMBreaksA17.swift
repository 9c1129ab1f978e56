/// Nothing that the view model shows can be observed, so that the view asks after each call.

import AppModels
import AppScreens

extension Pattern {
  /// MVVM, except for A17.
  public static let mvvmBreaksA17 = Pattern("MVVMBreaksA17").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}

/// Changes the model, then its own values, which cannot be observed.
final class ColourSelectorViewModel {
  private(set) var isGreenOn = false
  private(set) var isYellowOn = false
  private(set) var status = ""
  private var selector = ColourSelector()

  init() {
    update()
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    update()
  }

  private func update() {
    isGreenOn = selector.isOn(.green)
    isYellowOn = selector.isOn(.yellow)
    status = statusText
  }

  private var statusText: String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

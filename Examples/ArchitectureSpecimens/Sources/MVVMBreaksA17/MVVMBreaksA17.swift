/// Nothing that the view model has to show can be observed, so that the view asks after each call.

import AppModels
import AppScreens

extension Pattern {
  /// MVVM, except for A17.
  public static let mvvmBreaksA17 = Pattern("MVVMBreaksA17").adding(ColourSelectorScreen.init)
}

/// Holds the view, which holds its view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}

/// Changes the model, then its own values, without notice.
final class ColourSelectorViewModel {
  private(set) var isGreenOn = false
  private(set) var isYellowOn = false
  private(set) var status: String
  private var selector = ColourSelector()

  init() {
    status = Self.status(of: selector)
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    switch colour {
    case .green: isGreenOn = isOn
    case .yellow: isYellowOn = isOn
    }
    status = Self.status(of: selector)
  }

  private static func status(of selector: ColourSelector) -> String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

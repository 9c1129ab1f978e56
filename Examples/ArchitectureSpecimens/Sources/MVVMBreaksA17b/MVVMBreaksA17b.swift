/// The view sets what the view model has to show.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A17.
  public static let mvvmBreaksA17b = Pattern("MVVMBreaksA17b", ColourSelectorScreen.init)
}

/// Holds the view, which holds its view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view.unbind()
    view = HeadlessColourSelectorView(viewModel: view.viewModel)
  }

  /// Another view of the same view model.
  func secondView() -> HeadlessColourSelectorView? {
    HeadlessColourSelectorView(viewModel: view.viewModel)
  }
}

/// Changes the model when one of its observable values is set.
final class ColourSelectorViewModel {
  @Observed var isGreenOn = false {
    didSet { turn(.green, on: isGreenOn) }
  }

  @Observed var isYellowOn = false {
    didSet { turn(.yellow, on: isYellowOn) }
  }

  @Observed private(set) var status: String
  private var selector = ColourSelector()

  init() {
    status = Self.status(of: selector)
  }

  private func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
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

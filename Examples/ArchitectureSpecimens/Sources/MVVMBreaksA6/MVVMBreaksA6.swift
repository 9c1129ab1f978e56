/// The model is a class.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A6.
  public static let mvvmBreaksA6 = Pattern("MVVMBreaksA6").adding(ColourSelectorScreen.init)
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

/// Changes the model, then its own values, which can be observed.
final class ColourSelectorViewModel {
  @Observed private(set) var isGreenOn = false
  @Observed private(set) var isYellowOn = false
  @Observed private(set) var status: String
  private let selector = ColourSelectorModel()

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

  private static func status(of selector: ColourSelectorModel) -> String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// The colours that are on, shared by all who hold it.
final class ColourSelectorModel {
  private var selector = ColourSelector()

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
  }

  func isOn(_ colour: ColourSelector.Colour) -> Bool {
    selector.isOn(colour)
  }
}

/// The model is a class.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A6.
  public static let mvvmBreaksA6 = Pattern("MVVMBreaksA6").adding(ColourSelectorScreen.init)
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
  @Observed private(set) var status = ""
  private let selector = ColourSelectorModel()

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

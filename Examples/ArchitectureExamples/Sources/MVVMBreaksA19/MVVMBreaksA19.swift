/// Each value notifies the latest observer only, so that a second view silences the first.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A19.
  public static let mvvmBreaksA19 = Pattern("MVVMBreaksA19").adding(ColourSelectorScreen.init)
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

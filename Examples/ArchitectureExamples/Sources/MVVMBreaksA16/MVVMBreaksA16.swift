/// The view model ends the bindings of a view, and so names the view.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A16.
  public static let mvvmBreaksA16 = Pattern("MVVMBreaksA16").adding(ColourSelectorScreen.init)
}

/// Owns the view, which owns the view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view.viewModel.release(view)
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

  func release(_ view: HeadlessColourSelectorView) {
    view.unbind()
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

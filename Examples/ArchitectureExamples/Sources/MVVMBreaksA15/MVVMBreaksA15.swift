/// The view holds its view model weakly, so that the screen has to own it.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A15.
  public static let mvvmBreaksA15 = Pattern("MVVMBreaksA15").adding(ColourSelectorScreen.init)
}

/// Owns the view, and the view model, which nothing else owns.
final class ColourSelectorScreen: Screen {
  private(set) var view: HeadlessColourSelectorView
  private let viewModel = ColourSelectorViewModel()

  init() {
    view = HeadlessColourSelectorView(viewModel: viewModel)
  }

  func secondView() -> HeadlessColourSelectorView? {
    HeadlessColourSelectorView(viewModel: viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessColourSelectorView(viewModel: viewModel)
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

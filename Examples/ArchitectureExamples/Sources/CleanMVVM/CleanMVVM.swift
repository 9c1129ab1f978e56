/// The view model in the middle, without a fault.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, without a fault.
  public static let cleanMVVM = Pattern("CleanMVVM").adding(ColourSelectorScreen.init)
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

/// Changes the model, then its own values, which can be observed; public for `MVPBreaksA2`.
public final class ColourSelectorViewModel {
  /// The position of the green switch: on or off.
  @Observed public private(set) var isGreenOn = false

  /// The position of the yellow switch: on or off.
  @Observed public private(set) var isYellowOn = false

  @Observed private(set) var status = ""
  private var selector = ColourSelector()

  /// A view model of a new colour selector.
  public init() {
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

/// The view model ends the bindings of a view, and so names the view's protocol.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, except for A16.
  public static let mvvmBreaksA16 = Pattern("MVVMBreaksA16").adding(ColourSelectorScreen.init)
}

/// Holds the view, which holds its view model.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(viewModel: ColourSelectorViewModel())

  func replaceView() {
    view.viewModel.release(view)
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

  func release(_ view: any ColourSelectorView) {
    view.unbind()
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

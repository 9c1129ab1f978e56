/// The view model in the middle, without a fault.

import AppModels
import AppScreens
import Observing

extension Pattern {
  /// MVVM, without a fault.
  public static let cleanMVVM = Pattern("CleanMVVM").adding(ColourSelectorScreen.init)
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

/// Changes the model, then its own values, which can be observed; public for `MVPBreaksA2`.
public final class ColourSelectorViewModel {
  /// Indicates whether green is on.
  @Observed public private(set) var isGreenOn = false

  /// Indicates whether yellow is on.
  @Observed public private(set) var isYellowOn = false

  @Observed private(set) var status: String
  private var selector = ColourSelector()

  /// A view model of a new colour selector.
  public init() {
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

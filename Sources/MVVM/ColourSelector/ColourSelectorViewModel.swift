import AppModels

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
public final class ColourSelectorViewModel {
  /// The position of the green switch: on or off.
  @Observed public private(set) var isGreenOn = false

  /// The position of the yellow switch: on or off.
  @Observed public private(set) var isYellowOn = false

  /// The text of the status.
  @Observed public private(set) var status: String

  private var selector = ColourSelector()

  /// A view model of a new colour selector.
  public init() {
    status = Self.status(of: selector)
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
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

import AppModels

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
public final class ColourSelectorViewModel {
  /// Whether the green switch is on.
  @Observed public private(set) var isGreenOn = false

  /// Whether the yellow switch is on.
  @Observed public private(set) var isYellowOn = false

  /// What the status shows.
  @Observed public private(set) var status = "Please choose a switch"

  private var selector = ColourSelector()

  /// A view model of a new colour selector.
  public init() {}

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    switch colour {
    case .green: isGreenOn = isOn
    case .yellow: isYellowOn = isOn
    }
    updateStatus()
  }

  private func updateStatus() {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): status = "Please choose a switch"
    case (true, false): status = "Green"
    case (false, true): status = "Yellow"
    case (true, true): status = "Green and Yellow"
    }
  }
}

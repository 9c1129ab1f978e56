import AppModels

/// Owns the model, and publishes the values that a view binds to; it does not know any view.
public final class ColourSelectorViewModel {
  /// The position of the green switch: on or off.
  @Observed public private(set) var isGreenOn = false

  /// The position of the yellow switch: on or off.
  @Observed public private(set) var isYellowOn = false

  /// The text of the status.
  @Observed public private(set) var status = ""

  private var selector = ColourSelector()

  /// A view model of a new colour selector.
  public init() {
    update()
  }

  /// Turns a colour on or off.
  public func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
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

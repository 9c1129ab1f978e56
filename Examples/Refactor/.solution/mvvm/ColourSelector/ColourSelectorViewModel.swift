import AppModels

/// Turns colours on the model, and has the text of the selection.
final class ColourSelectorViewModel {
  @Bindable private(set) var isGreenOn = false
  @Bindable private(set) var isYellowOn = false
  @Bindable private(set) var status = "Please choose a switch"

  private var selector = ColourSelector()

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    selector.turn(colour, on: isOn)
    isGreenOn = selector.isOn(.green)
    isYellowOn = selector.isOn(.yellow)
    status = words
  }

  private var words: String {
    switch (isGreenOn, isYellowOn) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

import AppModels
import AppScreens
import MVVM

/// A correct view model, for specimens to override.
class MVVMColourSelector: MVVMViewModel {
  @Observed final var display = ColourSelectorDisplay()
  final var observable: Observed<ColourSelectorDisplay>.Source { $display }

  init() {
    setUp()
  }

  func setUp() {
    updateStatus()
  }

  final func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): turn(colour, on: isOn)
    }
  }

  func turn(_ colour: ColourSelector.Colour, on isOn: Bool) {
    display[colour] = isOn
    updateStatus()
  }

  func updateStatus() {
    display.status =
      switch (display.green, display.yellow) {
      case (false, false): "Please choose a switch"
      case (true, false): "Green"
      case (false, true): "Yellow"
      case (true, true): "Green and Yellow"
      }
  }
}

import AppModels
import AppScreens

/// A selection in two bits, which are the index of its words.
struct BitSelector: PlainState {
  private static let words = ["Please choose a switch", "Green", "Yellow", "Green and Yellow"]

  private var bits = 0

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: bits & 1 != 0, yellow: bits & 2 != 0, status: Self.words[bits])
  }

  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      let bit = colour == .green ? 1 : 2
      bits = isOn ? bits | bit : bits & ~bit
    }
  }
}

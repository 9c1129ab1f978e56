import AppModels
import AppScreens
import Parity

/// A colour selector of which only some turns are known, with an invention of its own if so wished.
struct SmallApp: AppDefinition {
  let name = "small"
  let title = "Small"
  let notation = ""
  let demonstration: [String] = []
  let rules: [Rule<ColourSelectorGesture, ColourSelectorDisplay>] = []
  let alphabet: [ColourSelectorGesture]
  var invention: ColourSelectorGesture?

  init(_ alphabet: [ColourSelectorGesture], inventing invention: ColourSelectorGesture? = nil) {
    (self.alphabet, self.invention) = (alphabet, invention)
  }

  func inventGesture(using generator: inout SeededGenerator) -> ColourSelectorGesture? {
    invention
  }
}

/// A calculator of which only some keys are known.
struct FewKeysApp: AppDefinition {
  let name = "few keys"
  let title = "Few keys"
  let notation = ""
  let demonstration: [String] = []
  let rules: [Rule<CalculatorGesture, CalculatorDisplay>] = []
  let alphabet: [CalculatorGesture]

  init(_ keys: String) {
    alphabet = CalculatorGesture.allCases.filter { keys.contains($0.notation) }
  }
}

import Parity

/// The apps that every pattern of the house is written for.
public enum TriptychApps {
  /// Token calculator, four-function calculator, colour selector.
  public static let all: [any AppDefinition] = [
    TokenCalculatorApp(), CalculatorApp(), ColourSelectorApp(),
  ]
}

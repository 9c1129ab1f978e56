import TriptychParity

/// The apps that are written in each of the three patterns.
public enum TriptychApps {
  /// Token calculator, four-function calculator, colour selector, address form, music search.
  public static let all: [any AppDefinition] = [
    TokenCalculatorApp(), CalculatorApp(), ColourSelectorApp(),
    AddressFormApp(), MusicSearchApp(),
  ]
}

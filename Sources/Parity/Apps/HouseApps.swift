/// The apps that every pattern of the house is written for.
public enum HouseApps {
  /// Token calculator, four-function calculator, colour selector.
  public static let all: [any App] = [
    TokenCalculatorApp(), CalculatorApp(), ColourSelectorApp(),
  ]
}

import AppScreens

extension Pattern {
  /// Supervising Controller: simple values are bound to the model; the presenter does the rest.
  public static let supervising = Pattern("Supervising")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

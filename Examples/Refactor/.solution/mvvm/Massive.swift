import AppScreens

extension Pattern {
  /// Each app in files of its own.
  public static let mine = Pattern("Mine")
    .adding(TokenCalculatorScreen.init)
    .adding(CalculatorScreen.init)
    .adding(ColourSelectorScreen.init)
}

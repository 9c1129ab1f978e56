import AppScreens

extension Pattern {
  /// Each app in files of its own.
  public static let mine = Pattern(
    "Mine", TokenCalculatorScreen.init, CalculatorScreen.init, ColourSelectorScreen.init)
}

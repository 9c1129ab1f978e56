import AppScreens

extension Pattern {
  /// One pattern.
  public static let mine = Pattern("Mine", CalculatorScreen.init)

  /// One too many.
  public static let other = Pattern("Other", CalculatorScreen.init)
}

import AppScreens

extension Pattern {
  /// One pattern.
  public static let mine = Pattern("Mine").adding(CalculatorScreen.init)

  /// One too many.
  public static let other = Pattern("Other").adding(CalculatorScreen.init)
}

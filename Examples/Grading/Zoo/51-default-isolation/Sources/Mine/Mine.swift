import AppScreens

extension Pattern {
  /// A presenter with a passive view.
  public static let mine = Pattern("Mine").adding(CalculatorScreen.init)
}

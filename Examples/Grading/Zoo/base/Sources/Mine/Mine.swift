import AppScreens

extension Pattern {
  /// A presenter that tells a passive view what to show.
  public static let mine = Pattern("Mine").adding(CalculatorScreen.init)
}

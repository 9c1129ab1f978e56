import AppScreens

extension Pattern {
  /// A presenter that tells a passive view what to show.
  @MainActor public static let mine = Pattern("Mine").adding(CalculatorScreen.init)
}

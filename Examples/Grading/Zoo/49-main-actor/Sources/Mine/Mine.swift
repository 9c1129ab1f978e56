import AppScreens

extension Pattern {
  /// A presenter with a passive view.
  @MainActor public static let mine = Pattern("Mine").adding(CalculatorScreen.init)
}

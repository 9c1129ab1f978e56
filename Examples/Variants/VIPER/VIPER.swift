import AppScreens

extension Pattern {
  /// View, interactor, presenter, entity, router: the presenter has no model, and asks an interactor.
  public static let viper = Pattern("VIPER", CalculatorScreen.init, MusicSearchScreen.init)
}

import AppScreens

extension Pattern {
  /// View, interactor, presenter, entity, router: the presenter asks an interactor for its model.
  public static let viper = Pattern("VIPER")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

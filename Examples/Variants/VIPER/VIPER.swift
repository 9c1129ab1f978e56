import AppScreens

extension Pattern {
  /// View, interactor, presenter, entity, router: the presenter has an interactor use the model.
  public static let viper = Pattern("VIPER")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

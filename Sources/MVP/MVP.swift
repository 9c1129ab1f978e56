import AppScreens

extension Pattern {
  /// Model–View–Presenter with a passive view: the view owns the presenter, which updates the view.
  public static let mvp = Pattern("MVP")
    .adding(TokenCalculatorScreen.init)
    .adding(CalculatorScreen.init)
    .adding(ColourSelectorScreen.init)
    .adding(AddressFormScreen.init)
    .adding(MusicSearchScreen.init)
}

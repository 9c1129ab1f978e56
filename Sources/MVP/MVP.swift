import AppScreens

extension Pattern {
  /// Model–View–Presenter with a passive view: the view owns the presenter, which tells it what to show.
  public static let mvp = Pattern(
    "MVP", TokenCalculatorScreen.init, CalculatorScreen.init, ColourSelectorScreen.init,
    AddressFormScreen.init, MusicSearchScreen.init)
}

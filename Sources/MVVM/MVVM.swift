import AppScreens

extension Pattern {
  /// Model–View–ViewModel: the view owns the view model, binds to its values, and sets itself.
  public static let mvvm = Pattern(
    "MVVM", TokenCalculatorScreen.init, CalculatorScreen.init, ColourSelectorScreen.init,
    AddressFormScreen.init, MusicSearchScreen.init)
}

import AppScreens

extension Pattern {
  /// Model–View–ViewModel: the view owns the view model, and binds to its values.
  public static let mvvm = Pattern("MVVM")
    .adding(TokenCalculatorScreen.init)
    .adding(CalculatorScreen.init)
    .adding(ColourSelectorScreen.init)
    .adding(AddressFormScreen.init)
    .adding(MusicSearchScreen.init)
}

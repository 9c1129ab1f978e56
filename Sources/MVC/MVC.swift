import AppScreens

extension Pattern {
  /// Model–View–Controller, in Cocoa's form: the controller owns the view and sets its widgets.
  public static let mvc = Pattern(
    "MVC", TokenCalculatorScreen.init, CalculatorScreen.init, ColourSelectorScreen.init,
    AddressFormScreen.init, MusicSearchScreen.init)
}

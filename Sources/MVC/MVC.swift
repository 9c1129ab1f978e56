import AppScreens

extension Pattern {
  /// Model–View–Controller, in Cocoa's form: the controller owns the view and sets its widgets.
  public static let mvc = Pattern("MVC")
    .adding(TokenCalculatorScreen.init)
    .adding(CalculatorScreen.init)
    .adding(ColourSelectorScreen.init)
    .adding(AddressFormScreen.init)
    .adding(MusicSearchScreen.init)
}

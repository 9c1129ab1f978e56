import AppScreens

extension Pattern {
  /// Model–View–Controller: a controller owns a passive view, and sets its widgets.
  ///
  /// It knows the view through a protocol, so it is nearly a presenter; Cocoa's controller knows the
  /// classes of its widgets.
  public static let mvc = Pattern("MVC")
    .adding(TokenCalculatorScreen.init)
    .adding(CalculatorScreen.init)
    .adding(ColourSelectorScreen.init)
    .adding(AddressFormScreen.init)
    .adding(MusicSearchScreen.init)
}

import AppScreens

extension Pattern {
  /// Cocoa's MVC: the controller is between view and model, and knows the widgets by their class.
  public static let cocoa = Pattern("Cocoa")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

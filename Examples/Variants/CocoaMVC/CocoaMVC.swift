import AppScreens

extension Pattern {
  /// Cocoa's MVC: all goes through the controller, which knows the widgets by their class.
  public static let cocoa = Pattern("Cocoa")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

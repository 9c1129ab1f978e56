import AppScreens

extension Pattern {
  /// Smalltalk-80's MVC: the model tells its dependents, the view reads it, a controller takes input.
  public static let smalltalk = Pattern(
    "Smalltalk", CalculatorScreen.init, MusicSearchScreen.init)
}

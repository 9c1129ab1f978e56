import AppScreens

extension Pattern {
  /// Smalltalk-80's MVC: the model notifies its dependents; a controller beside the view takes input.
  public static let smalltalk = Pattern("Smalltalk")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

import AppScreens

extension Pattern {
  /// MVVM whose view model has one method, from the streams of a view's gestures to those of what it shows.
  public static let inputOutput = Pattern("InputOutput")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

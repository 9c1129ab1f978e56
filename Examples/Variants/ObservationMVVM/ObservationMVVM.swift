import AppScreens

extension Pattern {
  /// MVVM with Observation: reading a value subscribes to its next change.
  public static let observation = Pattern("Observation")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

import AppScreens

extension Pattern {
  /// MVVM with Observation: reading is subscribing, to one notice before the next change.
  public static let observation = Pattern("Observation")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

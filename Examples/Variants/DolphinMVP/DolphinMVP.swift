import AppScreens

extension Pattern {
  /// Dolphin's MVP: the view observes the model; for the rest the presenter reaches it directly.
  public static let dolphin = Pattern("Dolphin")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

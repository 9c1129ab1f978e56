import AppScreens

extension Pattern {
  /// Dolphin's MVP: the view observes the model; the presenter sets the rest directly on the view.
  public static let dolphin = Pattern("Dolphin")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

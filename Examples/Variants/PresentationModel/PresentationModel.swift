import AppScreens

extension Pattern {
  /// Presentation Model: it owns the state of the widgets, which the view copies by hand.
  public static let presentationModel = Pattern("PresentationModel")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

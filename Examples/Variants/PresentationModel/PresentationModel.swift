import AppScreens

extension Pattern {
  /// Presentation Model: the state is out of the widgets, and the view keeps them in step by hand.
  public static let presentationModel = Pattern("PresentationModel")
    .adding(CalculatorScreen.init)
    .adding(MusicSearchScreen.init)
}

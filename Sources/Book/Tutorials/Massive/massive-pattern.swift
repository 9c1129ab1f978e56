import AppScreens

extension Pattern {
  /// The colour selector in files of its own; the other two apps as they came.
  public static let mine = Pattern("Mine")
    .adding(TokenCalculatorViewController.init)
    .adding(CalculatorViewController.init)
    .adding(ColourSelectorScreen.init)
}

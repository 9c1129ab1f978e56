import AppScreens

extension Pattern {
  /// Each app in one class, as it came: yours to refactor.
  public static let mine = Pattern("Mine")
    .adding(TokenCalculatorViewController.init)
    .adding(CalculatorViewController.init)
    .adding(ColourSelectorViewController.init)
}

import AppScreens

extension Pattern {
  /// Messages go round in one direction: a view sends one, the store changes its state and renders it.
  public static let loop = Pattern("Loop").adding(ColourSelectorScreen.init)
}

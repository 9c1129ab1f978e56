import AppScreens

// Two apps in three patterns whose views record: for tests of traces and pages. The lesson
// may change without them.

extension Pattern {
  /// Controllers that set the widgets of their views.
  public static let fixtureMVC = Pattern("MVC")
    .adding(ControlledCalculatorScreen.init)
    .adding(ControlledSearchScreen.init)

  /// Presenters that show things on their views.
  public static let fixtureMVP = Pattern("MVP")
    .adding(PresentedCalculatorScreen.init)
    .adding(PresentedSearchScreen.init)

  /// View models that views are bound to.
  public static let fixtureMVVM = Pattern("MVVM")
    .adding(BoundCalculatorScreen.init)
    .adding(BoundSearchScreen.init)

  /// The three patterns.
  public static let fixtures: [Pattern] = [.fixtureMVC, .fixtureMVP, .fixtureMVVM]
}

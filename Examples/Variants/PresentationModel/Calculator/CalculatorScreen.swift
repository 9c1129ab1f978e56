import AppScreens

/// Owns the view, which owns the presentation model.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(presentationModel: CalculatorPresentationModel())

  func replaceView() {
    view = HeadlessCalculatorView(presentationModel: view.presentationModel)
  }
}

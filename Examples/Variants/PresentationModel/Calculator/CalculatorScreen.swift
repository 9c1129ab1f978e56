import AppScreens

/// Holds the view; the view holds its presentation model, which a new view takes over.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(presentationModel: CalculatorPresentationModel())

  func replaceView() {
    view = HeadlessCalculatorView(presentationModel: view.presentationModel)
  }
}

import AppScreens

/// Keeps its widgets in step with the presentation model: one line for each of them.
final class HeadlessCalculatorView: HeadlessView {
  let presentationModel: CalculatorPresentationModel
  private(set) var display = CalculatorDisplay()

  init(presentationModel: CalculatorPresentationModel) {
    self.presentationModel = presentationModel
    presentationModel.didChange = { [weak self] in self?.synchronise() }
    load()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): presentationModel.press(key)
    }
  }

  func synchronise() {
    load()
  }

  private func load() {
    display.text = presentationModel.text
  }
}

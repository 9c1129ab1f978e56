import AppScreens

/// Keeps its widgets in step with the presentation model: a line by hand for each of them.
final class HeadlessCalculatorView: HeadlessView {
  let presentationModel: CalculatorPresentationModel
  private(set) var display = CalculatorDisplay()
  let recording = ViewRecording()

  init(presentationModel: CalculatorPresentationModel) {
    self.presentationModel = presentationModel
    log.assign("didChange", \.didChange, of: presentationModel) { [weak self] in
      self?.synchronise()
    }
    load()
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let key): log.call("press(_:)", presentationModel.press(_:), key)
    }
  }

  private func synchronise() {
    log.show()
    load()
  }

  private func load() {
    display.text = presentationModel.text
  }
}

import AppModels
import AppScreens

final class HeadlessCalculatorView: HeadlessView {
  let viewModel: CalculatorViewModel
  private(set) var display = CalculatorDisplay()
  private let key = Subject<Calculator.Key>()
  private var subscriptions: [CancellationToken] = []

  init(viewModel: CalculatorViewModel) {
    self.viewModel = viewModel
    let output = viewModel.transform(
      input: CalculatorViewModel.Input(key: key.stream))
    subscriptions = [
      output.text.subscribe { [weak self] in self?.show(text: $0) }
    ]
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let pressed): key.send(pressed)
    }
  }

  func show(text: String) {
    display.text = text
  }

  /// Ends the subscriptions: the view receives no further updates.
  func unsubscribe() {
    subscriptions = []
  }
}

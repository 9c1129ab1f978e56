import AppDefinitions
import AppModels
import AppScreens
import Testing
import TriptychParity

// The streams are the variant's own.
@testable import InputOutput

/// Keeps the calculator in `transform`, as a chain of operators with `scan` does.
private final class ForgetfulViewModel {
  func transform(_ keys: Stream<Calculator.Key>) -> Stream<String> {
    var calculator = Calculator()
    return keys.map { key in
      do { try calculator.press(key) } catch { return "error" }
      return switch calculator.entry {
      case .nothing: "0"
      case .expression(let expression): expression
      case .result(let value): String(value)
      }
    }
  }
}

private final class ForgetfulView: HeadlessView {
  let viewModel: ForgetfulViewModel
  private(set) var display = CalculatorDisplay()
  private let key = Subject<Calculator.Key>()
  private var subscription: CancellationToken?

  init(viewModel: ForgetfulViewModel) {
    self.viewModel = viewModel
    subscription = viewModel.transform(key.stream)
      .subscribe { [weak self] in self?.display.text = $0 }
    display.text = "0"
  }

  func perform(_ gesture: CalculatorGesture) {
    switch gesture {
    case .press(let pressed): key.send(pressed)
    }
  }
}

private final class ForgetfulScreen: Screen {
  private(set) var view = ForgetfulView(viewModel: ForgetfulViewModel())

  func replaceView() {
    view = ForgetfulView(viewModel: view.viewModel)
  }
}

@Test func `where transform has the state, a second view begins anew, which breaks S3`() {
  let report = CalculatorApp().report(
    on: Pattern("Forgetful").adding(ForgetfulScreen.init), effort: .little)
  #expect(report.findings.first?.rule == "S3", "\(report)")
}

@Test func `where the view model has the state, a second transform begins with what was shown`() {
  let (viewModel, first, second) = (
    CalculatorViewModel(), Subject<Calculator.Key>(), Subject<Calculator.Key>()
  )
  var shown: [String] = []
  _ = viewModel.transform(input: CalculatorViewModel.Input(key: first.stream))
  first.send(.digit(.seven))
  let output = viewModel.transform(input: CalculatorViewModel.Input(key: second.stream))
  let subscription = output.text.subscribe { shown.append($0) }
  withExtendedLifetime(subscription) { second.send(.digit(.eight)) }
  #expect(shown == ["7", "78"])
}

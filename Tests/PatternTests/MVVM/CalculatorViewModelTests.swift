import AppModels
import MVVM
import Testing

/// The view model alone: the test does what a user does, and reads the value.
struct CalculatorViewModelTests {
  private let teardown = Teardown()

  @Test
  func `the text is the expression so far, and after = its result`() {
    let viewModel = makeViewModel()
    #expect(viewModel.text == "0")
    viewModel.press(.digit(.six))
    #expect(viewModel.text == "6")
    viewModel.press(.operation(.multiply))
    #expect(viewModel.text == "6*")
    viewModel.press(.digit(.seven))
    viewModel.press(.equals)
    #expect(viewModel.text == "42")
  }

  @Test
  func `a rejected key is an error, and the next key continues from the entry before it`() {
    let viewModel = makeViewModel()
    viewModel.press(.digit(.six))
    viewModel.press(.operation(.multiply))
    viewModel.press(.operation(.divide))
    #expect(viewModel.text == "error")
    viewModel.press(.digit(.two))
    #expect(viewModel.text == "6*2")
  }

  private func makeViewModel() -> CalculatorViewModel {
    let viewModel = CalculatorViewModel()
    teardown.expectRelease(of: viewModel)
    return viewModel
  }
}

import AppModels
import MVVM
import Testing

/// The view model alone: the test edits, and reads the values.
struct TokenCalculatorViewModelTests {
  private let teardown = Teardown()

  @Test
  func `an edit of either text changes that text and the total`() {
    let viewModel = makeViewModel()
    #expect(viewModel.input == "")
    #expect(viewModel.separators == "")
    #expect(viewModel.total == "0")
    viewModel.edit(input: "1;41")
    #expect(viewModel.input == "1;41")
    #expect(viewModel.total == "0")
    viewModel.edit(separators: ";")
    #expect(viewModel.separators == ";")
    #expect(viewModel.total == "42")
  }

  @Test
  func `a total beyond Int is an error, until an edit makes it smaller`() {
    let viewModel = makeViewModel()
    viewModel.edit(input: "9223372036854775808")
    #expect(viewModel.total == "error")
    viewModel.edit(input: "7")
    #expect(viewModel.total == "7")
  }

  private func makeViewModel() -> TokenCalculatorViewModel {
    let viewModel = TokenCalculatorViewModel()
    teardown.expectRelease(of: viewModel)
    return viewModel
  }
}

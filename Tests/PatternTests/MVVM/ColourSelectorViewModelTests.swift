import AppModels
import MVVM
import Testing

/// The view model alone: the test turns switches, and reads the values.
struct ColourSelectorViewModelTests {
  private let teardown = Teardown()

  @Test
  func `the status names the colours that are on, and asks for one if none is`() {
    let viewModel = makeViewModel()
    #expect(viewModel.status == "Please choose a switch")
    viewModel.turn(.yellow, on: true)
    #expect(viewModel.status == "Yellow")
    viewModel.turn(.green, on: true)
    #expect(viewModel.status == "Green and Yellow")
    viewModel.turn(.yellow, on: false)
    #expect(viewModel.status == "Green")
  }

  @Test
  func `each switch has a value of its own, to which a second view binds as well`() {
    let viewModel = makeViewModel()
    viewModel.turn(.green, on: true)
    #expect(viewModel.isGreenOn && !viewModel.isYellowOn)
    viewModel.turn(.yellow, on: true)
    viewModel.turn(.green, on: false)
    #expect(!viewModel.isGreenOn && viewModel.isYellowOn)
  }

  private func makeViewModel() -> ColourSelectorViewModel {
    let viewModel = ColourSelectorViewModel()
    teardown.expectRelease(of: viewModel)
    return viewModel
  }
}

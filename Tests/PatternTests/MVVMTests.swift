import AppModels
import AppScreens
import Testing

@testable import MVVM

/// The triangle of MVVM: the view holds its view model, which knows no view.
struct MVVMTests {
  @Test
  func `the pattern goes by its name`() {
    #expect(Pattern.mvvm.name == "MVVM")
  }

  @Test
  func `a view model is read without any view`() {
    let viewModel = CalculatorViewModel()
    #expect(viewModel.text == "0")
    viewModel.press(.digit(.five))
    #expect(viewModel.text == "5")
    viewModel.press(.equals)
    viewModel.press(.operation(.add))
    viewModel.press(.operation(.add))
    #expect(viewModel.text == "error")
  }

  @Test
  func `a view model does not keep its view alive`() {
    let viewModel = TokenCalculatorViewModel()
    weak var view: HeadlessTokenCalculatorView?
    do {
      let held = HeadlessTokenCalculatorView(viewModel: viewModel)
      view = held
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test
  func `the view keeps its view model alive`() {
    weak var viewModel: ColourSelectorViewModel?
    var view: HeadlessColourSelectorView?
    do {
      let held = ColourSelectorViewModel()
      viewModel = held
      view = HeadlessColourSelectorView(viewModel: held)
    }
    #expect(viewModel != nil)
    view = nil
    #expect(view == nil && viewModel == nil)
  }

  @Test
  func `one view model serves two views at once`() {
    let viewModel = ColourSelectorViewModel()
    let first = HeadlessColourSelectorView(viewModel: viewModel)
    let second = HeadlessColourSelectorView(viewModel: viewModel)
    first.perform(.turn(.yellow, on: true))
    #expect(second.display == ColourSelectorDisplay(green: false, yellow: true, status: "Yellow"))
    #expect(first.display == second.display)
  }

  @Test
  func `every screen has a second view, which shows what the first does`() throws {
    try expectSecondView(of: TokenCalculatorScreen(), after: .editInput("7"))
    try expectSecondView(of: CalculatorScreen(), after: .press(.digit(.seven)))
    try expectSecondView(of: ColourSelectorScreen(), after: .turn(.green, on: true))
  }

  private func expectSecondView<Subject: Screen>(
    of screen: Subject, after gesture: Subject.Gesture
  ) throws {
    let second = try #require(screen.secondView())
    screen.perform(gesture)
    #expect(second.display == screen.display)
  }
}

import AppModels
import AppScreens
import Testing

@testable import MVVM

/// Who owns whom in MVVM: the view owns its view model, which knows no view.
struct MVVMOwnershipTests {
  private let teardown = Teardown()

  @Test
  func `the view owns its view model, and the view model does not own its view`() {
    weak var viewModel: ColourSelectorViewModel?
    var view: HeadlessColourSelectorView?
    do {
      let new = ColourSelectorViewModel()
      viewModel = new
      view = HeadlessColourSelectorView(viewModel: new)
    }
    #expect(viewModel != nil)
    #expect(view?.viewModel === viewModel)
    view = nil
    #expect(viewModel == nil)
  }

  @Test
  func `a screen that is released releases its view and its view model`() {
    teardown.expectRelease(of: TokenCalculatorScreen().view)
    teardown.expectRelease(of: CalculatorScreen().view)
    teardown.expectRelease(of: ColourSelectorScreen().view)
    teardown.expectRelease(of: AddressFormScreen().view)
    teardown.expectRelease(of: MusicSearchScreen().view)
  }

  @Test
  func `one view model serves two views at once`() {
    let viewModel = ColourSelectorViewModel()
    let first = HeadlessColourSelectorView(viewModel: viewModel)
    let second = HeadlessColourSelectorView(viewModel: viewModel)
    first.perform(.turn(.yellow, on: true))
    #expect(second.display.yellow && second.display.status == "Yellow")
    #expect(first.display == second.display)
  }

  @Test
  func `a replaced view receives no further updates, even while something owns it`() {
    func check<S: Screen>(_ screen: S, _ gesture: S.Gesture) {
      let old = screen.view
      let shown = old.display
      screen.replaceView()
      screen.perform(gesture)
      #expect(old.display == shown && screen.display != shown, "\(S.self)")
    }
    check(TokenCalculatorScreen(), .editInput("1"))
    check(CalculatorScreen(), .press(.digit(.five)))
    check(ColourSelectorScreen(), .turn(.green, on: true))
    check(AddressFormScreen(), .update)
    check(MusicSearchScreen(), .editQuery("IU"))
  }
}

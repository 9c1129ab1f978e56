import AppScreens
import Testing

@testable import MVC

/// Who owns whom in MVC: the controller owns the view, which keeps it weakly as its delegate.
struct MVCOwnershipTests {
  private let teardown = Teardown()

  @Test
  func `the controller owns its view, and the view does not own its controller`() {
    weak var view: HeadlessCalculatorView?
    var controller: CalculatorController?
    do {
      let new = HeadlessCalculatorView()
      view = new
      controller = CalculatorController(view: new)
    }
    #expect(view != nil)
    #expect(view?.delegate === controller)
    controller = nil
    #expect(view == nil)
  }

  @Test
  func `a screen that is released releases its controller and its view`() {
    teardown.expectRelease(of: TokenCalculatorScreen().view)
    teardown.expectRelease(of: CalculatorScreen().view)
    teardown.expectRelease(of: ColourSelectorScreen().view)
    teardown.expectRelease(of: AddressFormScreen().view)
    teardown.expectRelease(of: MusicSearchScreen().view)
  }
}

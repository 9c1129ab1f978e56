import AppModels
import AppScreens
import Testing

@testable import MVP

/// Who owns whom in MVP: the view owns its presenter, which has a weak reference to the view.
struct MVPOwnershipTests {
  private let teardown = Teardown()

  @Test
  func `the view owns its presenter`() {
    weak var presenter: CalculatorPresenter?
    var view: HeadlessCalculatorView?
    do {
      let new = CalculatorPresenter()
      presenter = new
      view = HeadlessCalculatorView(presenter: new)
    }
    #expect(presenter != nil)
    #expect(view?.presenter === presenter)
    view = nil
    #expect(presenter == nil)
  }

  @Test
  func `a presenter does not own its view, and continues without one`() {
    let presenter = CalculatorPresenter()
    weak var view: HeadlessCalculatorView?
    do {
      let owned = HeadlessCalculatorView(presenter: presenter)
      view = owned
    }
    #expect(view == nil)
    presenter.press(.digit(.five))
    #expect(HeadlessCalculatorView(presenter: presenter).display.text == "5")
  }

  @Test
  func `a screen that is released releases its view and its presenter`() {
    teardown.expectRelease(of: TokenCalculatorScreen().view)
    teardown.expectRelease(of: CalculatorScreen().view)
    teardown.expectRelease(of: ColourSelectorScreen().view)
    teardown.expectRelease(of: AddressFormScreen().view)
    teardown.expectRelease(of: MusicSearchScreen().view)
  }
}

import AppModels
import AppScreens
import Testing

@testable import MVP

/// The triangle of MVP: the view owns its presenter, which has a weak reference to the view.
struct MVPTests {
  @Test
  func `the view keeps its presenter alive`() {
    weak var presenter: CalculatorPresenter?
    let view = makeView { presenter = $0 }
    #expect(presenter != nil)
    #expect(view.presenter === presenter)
  }

  @Test
  func `a presenter does not keep its view alive, and works without one`() {
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
  func `a key after a rejected one acts on the display as it was before`() {
    let presenter = CalculatorPresenter()
    let view = HeadlessCalculatorView(presenter: presenter)
    for key in [Calculator.Key.digit(.six), .operation(.multiply), .operation(.divide)] {
      presenter.press(key)
    }
    #expect(view.display.text == "error")
    presenter.press(.digit(.two))
    #expect(view.display.text == "6*2")
  }

  @Test
  func `the presenter shows everything to a new view, and after an edit the total alone`() {
    let view = SpyView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(view)
    #expect(view.shown == [.separators(""), .input(""), .total("0")])
    presenter.edit(input: "1,2")
    presenter.edit(separators: ",")
    #expect(view.shown.dropFirst(3) == [.total("0"), .total("3")])
    let new = SpyView()
    presenter.attach(new)
    #expect(new.shown == [.separators(","), .input("1,2"), .total("3")])
  }

  @Test
  func `a replaced view receives no further updates`() {
    let old = SpyView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(old)
    let new = SpyView()
    presenter.attach(new)
    let before = old.shown
    presenter.edit(input: "7")
    #expect(old.shown == before)
    #expect(new.shown.last == .total("7"))
  }

  @Test
  func `a presenter keeps the draft, and works without a view`() throws {
    let store = HeadlessAddressStore()
    let presenter = AddressFormPresenter(store: store)
    presenter.edit(.city, text: "Busan")
    store.deliver(.arrive(try address("1 Main", "Seoul", "Jung", "04524")))
    presenter.edit(.zip, text: " ")
    presenter.update()
    let view = HeadlessAddressFormView(presenter: presenter)
    #expect(
      view.display.widgets.map(\.text) == [
        "1 Main", "Busan", "Jung", " ", "1 Main, Seoul, Jung 04524", "Missing: ZIP code",
      ])
  }

  @Test
  func `an edit is not shown back to the view that it came from`() {
    let presenter = AddressFormPresenter(store: HeadlessAddressStore())
    let view = HeadlessAddressFormView(presenter: presenter)
    presenter.edit(.street, text: "1 Main")
    #expect(view.display.street.isEmpty)
  }

  @Test
  func `a released presenter observes its store no longer`() {
    let store = HeadlessAddressStore()
    weak var presenter: AddressFormPresenter?
    do {
      let owned = AddressFormPresenter(store: store)
      presenter = owned
      #expect(store.pending.count == 1)
    }
    #expect(presenter == nil)
    #expect(store.pending.isEmpty)
  }

  private func address(
    _ street: String, _ city: String, _ state: String, _ zip: String
  ) throws -> Address {
    try #require(Address(street: street, city: city, state: state, zip: zip))
  }

  private func makeView(
    with look: (CalculatorPresenter) -> Void
  ) -> HeadlessCalculatorView {
    let presenter = CalculatorPresenter()
    look(presenter)
    return HeadlessCalculatorView(presenter: presenter)
  }
}

/// A spy: a view that records what the presenter shows.
private final class SpyView: TokenCalculatorView {
  enum Message: Equatable {
    case separators(String)
    case input(String)
    case total(String)
  }

  private(set) var shown: [Message] = []

  func show(separators: String) { shown.append(.separators(separators)) }
  func show(input: String) { shown.append(.input(input)) }
  func show(total: String) { shown.append(.total(total)) }
}

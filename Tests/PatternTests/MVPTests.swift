import AppModels
import AppScreens
import Testing

@testable import MVP

/// The triangle of MVP: the view holds its presenter, which knows the view weakly.
struct MVPTests {
  @Test
  func `the view keeps its presenter alive`() {
    weak var presenter: CalculatorPresenter?
    let view = makeView { presenter = $0 }
    #expect(presenter != nil)
    #expect(view.presenter === presenter)
  }

  @Test
  func `a presenter does not keep its view alive, and works on without one`() {
    let presenter = CalculatorPresenter()
    weak var view: HeadlessCalculatorView?
    do {
      let held = HeadlessCalculatorView(presenter: presenter)
      view = held
    }
    #expect(view == nil)
    presenter.press(.digit(.five))
    #expect(HeadlessCalculatorView(presenter: presenter).display.text == "5")
  }

  @Test
  func `the presenter tells a view what to show, and nothing else`() {
    let view = RecordingView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(view)
    presenter.edit(input: "1,2")
    presenter.edit(separators: ",")
    #expect(
      view.shown == ["separators ", "input ", "total 0", "total 0", "total 3"])
  }

  @Test
  func `a view that was replaced is told nothing`() {
    let old = RecordingView()
    let presenter = TokenCalculatorPresenter()
    presenter.attach(old)
    let new = RecordingView()
    presenter.attach(new)
    let before = old.shown
    presenter.edit(input: "7")
    #expect(old.shown == before)
    #expect(new.shown.last == "total 7")
  }

  @Test
  func `a presenter holds what is typed, and works on without a view`() throws {
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
  func `a presenter that nobody holds observes its store no more`() {
    let store = HeadlessAddressStore()
    weak var presenter: AddressFormPresenter?
    do {
      let held = AddressFormPresenter(store: store)
      presenter = held
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
    lookingAt look: (CalculatorPresenter) -> Void
  ) -> HeadlessCalculatorView {
    let presenter = CalculatorPresenter()
    look(presenter)
    return HeadlessCalculatorView(presenter: presenter)
  }
}

/// All that a presenter's test needs: a view that records.
private final class RecordingView: TokenCalculatorView {
  private(set) var shown: [String] = []

  func show(separators: String) {
    shown.append("separators \(separators)")
  }

  func show(input: String) {
    shown.append("input \(input)")
  }

  func show(total: String) {
    shown.append("total \(total)")
  }
}

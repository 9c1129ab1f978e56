import AppModels
import AppScreens
import MVP
import Testing

/// The presenter alone, with a spy in place of the view and a store in which addresses arrive.
struct AddressFormPresenterTests {
  private let store = HeadlessAddressStore()
  private let teardown = Teardown()

  @Test
  func `an update shows the address as it is stored, and a message until the next edit`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    fillIn(presenter)
    let stored: Set<SpyView.Message> = [
      .field(.street, "1 Main"), .field(.state, "Jung"), .field(.zip, "04524"),
      .address("1 Main, Seoul, Jung 04524"), .message("Address updated"),
    ]
    #expect(view.messages { presenter.submit() } == stored)
    #expect(
      view.messages { presenter.submit() }
        == [.address("1 Main, Seoul, Jung 04524"), .message("Nothing to update")])
    #expect(view.messages { presenter.edit(.city, text: "Busan") } == [.message("")])
  }

  @Test
  func `after a rejected update, each edit shows which parts are still missing`() {
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    #expect(
      view.messages { presenter.submit() }
        == [
          .address("No address yet"), .message("Missing: street, city, state, ZIP code"),
        ])
    #expect(
      view.messages { presenter.edit(.city, text: "Seoul") }
        == [.message("Missing: street, state, ZIP code")])
    #expect(
      view.messages { fillIn(presenter) }
        == [.message("Missing: state, ZIP code"), .message("Missing: ZIP code"), .message("")])
  }

  @Test
  func `an address that arrives fills the fields that the user has not edited`() throws {
    let first = try #require(Address(street: "1", city: "A", state: "B", zip: "C"))
    let second = try #require(Address(street: "2", city: "A", state: "B", zip: "C"))
    let (presenter, view) = makePresenter()
    presenter.attach(view)
    presenter.edit(.city, text: "Seoul")
    presenter.submit()
    #expect(
      view.messages { store.deliver(.arrive(first)) }
        == [
          .field(.street, "1"), .field(.state, "B"), .field(.zip, "C"), .address("1, A, B C"),
          .message(""),
        ])
    #expect(
      view.messages { store.deliver(.arrive(second)) }
        == [
          .field(.street, "2"), .address("2, A, B C"), .message(""),
        ])
  }

  @Test
  func `a new view shows the draft, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    #expect(
      old.messages { presenter.attach(old) }
        == [
          .field(.street, ""), .field(.city, ""), .field(.state, ""), .field(.zip, ""),
          .address("No address yet"), .message(""),
        ])
    presenter.edit(.city, text: " Seoul ")
    presenter.submit()
    let new = SpyView(presenter: presenter)
    let shownOnOld = old.messages {
      #expect(
        new.messages { presenter.attach(new) }
          == [
            .field(.street, ""), .field(.city, " Seoul "), .field(.state, ""), .field(.zip, ""),
            .address("No address yet"), .message("Missing: street, state, ZIP code"),
          ])
      #expect(
        new.messages { presenter.edit(.street, text: "1 Main") }
          == [.message("Missing: state, ZIP code")])
    }
    #expect(shownOnOld == [])
  }

  private func fillIn(_ presenter: AddressFormPresenter) {
    presenter.edit(.street, text: " 1 Main ")
    presenter.edit(.city, text: "Seoul")
    presenter.edit(.state, text: "Jung ")
    presenter.edit(.zip, text: " 04524")
  }

  private func makePresenter() -> (AddressFormPresenter, SpyView) {
    let presenter = AddressFormPresenter(store: store)
    teardown.expectRelease(of: presenter)
    return (presenter, SpyView(presenter: presenter))
  }
}

extension AddressFormPresenterTests {
  /// A view that records what the presenter shows; like every view, it owns its presenter.
  final class SpyView: AddressFormView {
    enum Message: Hashable {
      case field(Address.Part, String)
      case address(String)
      case message(String)
    }

    private let presenter: AddressFormPresenter
    private var received: Set<Message> = []

    init(presenter: AddressFormPresenter) {
      self.presenter = presenter
    }

    /// What the presenter shows during some work, in any order.
    func messages(during work: () -> Void) -> Set<Message> {
      received = []
      work()
      return received
    }

    func show(_ text: String, in part: Address.Part) { received.insert(.field(part, text)) }
    func show(address: String) { received.insert(.address(address)) }
    func show(message: String) { received.insert(.message(message)) }
  }
}

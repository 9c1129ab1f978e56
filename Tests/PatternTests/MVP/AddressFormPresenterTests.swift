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
    #expect(view.received.contains(.address("No address yet")))
    #expect(view.received.contains(.message("")))
    fillIn(presenter)
    view.received = []
    presenter.update()
    #expect(view.received.contains(.field(.street, "1 Main")))
    #expect(view.received.contains(.address("1 Main, Seoul, Jung 04524")))
    #expect(view.received.contains(.message("Address updated")))
    presenter.update()
    #expect(view.received.contains(.message("Nothing to update")))
    view.received = []
    presenter.edit(.city, text: "Busan")
    #expect(view.received == [.message("")])
  }

  @Test
  func `after a rejected update, each edit shows which parts are still missing`() {
    let (presenter, view) = makePresenter()
    presenter.update()
    #expect(view.received.contains(.message("Missing: street, city, state, ZIP code")))
    presenter.edit(.city, text: "Seoul")
    #expect(view.received.contains(.message("Missing: street, state, ZIP code")))
    view.received = []
    fillIn(presenter)
    #expect(view.received.contains(.message("")))
  }

  @Test
  func `an address that arrives fills the fields that the user has not edited`() throws {
    let (presenter, view) = makePresenter()
    presenter.edit(.city, text: "Seoul")
    presenter.update()
    view.received = []
    store.deliver(.arrive(try #require(Address(street: "1", city: "A", state: "B", zip: "C"))))
    #expect(
      view.received == [
        .field(.street, "1"), .field(.state, "B"), .field(.zip, "C"), .address("1, A, B C"),
        .message(""),
      ])
    store.deliver(.arrive(try #require(Address(street: "2", city: "A", state: "B", zip: "C"))))
    #expect(view.received.contains(.field(.street, "2")))
  }

  @Test
  func `a new view shows the draft, and the old view is no longer updated`() {
    let (presenter, old) = makePresenter()
    presenter.edit(.city, text: " Seoul ")
    presenter.update()
    old.received = []
    let new = SpyView(presenter: presenter)
    #expect(
      new.received == [
        .field(.street, ""), .field(.city, " Seoul "), .field(.state, ""), .field(.zip, ""),
        .address("No address yet"), .message("Missing: street, state, ZIP code"),
      ])
    presenter.edit(.street, text: "1 Main")
    #expect(old.received.isEmpty)
  }

  private func fillIn(_ presenter: AddressFormPresenter) {
    presenter.edit(.street, text: " 1 Main ")
    presenter.edit(.city, text: "Seoul")
    presenter.edit(.state, text: "Jung")
    presenter.edit(.zip, text: "04524")
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
    var received: Set<Message> = []

    init(presenter: AddressFormPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func show(street: String) { received.insert(.field(.street, street)) }
    func show(city: String) { received.insert(.field(.city, city)) }
    func show(state: String) { received.insert(.field(.state, state)) }
    func show(zip: String) { received.insert(.field(.zip, zip)) }
    func show(address: String) { received.insert(.address(address)) }
    func show(message: String) { received.insert(.message(message)) }
  }
}

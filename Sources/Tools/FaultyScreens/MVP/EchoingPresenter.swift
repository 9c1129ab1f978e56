import AppModels
import AppScreens
import MVP
import TriptychTraces

/// Shows a field after each edit of it; it is correct otherwise.
final class EchoingPresenter {
  private let presenter: AddressFormPresenter
  private weak var view: (any AddressFormView)?

  init(store: any AddressStore) { presenter = AddressFormPresenter(store: store) }

  func attach(_ view: any AddressFormView) {
    self.view = view
    presenter.attach(view)
  }

  func edit(_ part: Address.Part, text: String) {
    presenter.edit(part, text: text)
    switch part {
    case .street: view?.show(street: text)
    case .city: view?.show(city: text)
    case .state: view?.show(state: text)
    case .zip: view?.show(zip: text)
    }
  }

  func update() { presenter.update() }
}

/// A view that records what it is to show.
final class RecordedAddressFormView: AddressFormView, ReplaceableView, RecordingView {
  let recording = ViewRecording()
  private let presenter: EchoingPresenter
  private(set) var display = AddressFormDisplay()

  init(presenter: EchoingPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: RecordedAddressFormView) { self.init(presenter: view.presenter) }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      presenter.edit(part, text: text)
    case .update: presenter.update()
    }
  }

  func show(street: String) {
    log.show("show(street:)", street)
    display.street = street
  }

  func show(city: String) {
    log.show("show(city:)", city)
    display.city = city
  }

  func show(state: String) {
    log.show("show(state:)", state)
    display.state = state
  }

  func show(zip: String) {
    log.show("show(zip:)", zip)
    display.zip = zip
  }

  func show(address: String) {
    log.show("show(address:)", address)
    display.address = address
  }

  func show(message: String) {
    log.show("show(message:)", message)
    display.message = message
  }
}

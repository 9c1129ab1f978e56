import AppModels
import AppScreens
import MVP

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
    view?.show(text, in: part)
  }

  func submit() { presenter.submit() }
}

/// A view whose presenter shows each edit again.
final class EchoedAddressFormView: AddressFormView, ReplaceableView {
  private let presenter: EchoingPresenter
  private(set) var display = AddressFormDisplay()

  init(presenter: EchoingPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: EchoedAddressFormView) { self.init(presenter: view.presenter) }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display.type(text, in: part)
      presenter.edit(part, text: text)
    case .update: presenter.submit()
    }
  }

  func show(_ text: String, in part: Address.Part) { display[part] = text }

  func show(address: String) { display.address = address }

  func show(message: String) { display.message = message }
}

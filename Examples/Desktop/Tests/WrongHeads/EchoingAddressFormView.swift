import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of the texts that the presenter itself shows.
final class EchoingAddressFormView: AddressFormView, DesktopView {
  let presenter: AddressFormPresenter
  let widgets = AddressFormWidgets()

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    for (part, entry) in widgets.fields {
      entry.onEdit { [weak self] in self?.presenter.edit(part, text: $0) }
    }
    widgets.update.onClick { [weak self] in self?.presenter.update() }
    presenter.attach(self)
  }

  func show(_ part: Address.Part, text: String) {
    widgets[part].text = text
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

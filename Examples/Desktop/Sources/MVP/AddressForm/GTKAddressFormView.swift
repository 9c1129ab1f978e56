import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of each edit and of the button, and shows what it is told.
final class GTKAddressFormView: AddressFormView, DesktopView {
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
    widgets[part].show(text)
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter at each edit and at the button, and shows what that passes to it.
final class GTKAddressFormView: AddressFormView, DesktopView {
  let presenter: AddressFormPresenter
  let widgets = AddressFormWidgets()

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    for (part, entry) in widgets.fields {
      entry.onEdit { presenter.edit(part, text: $0) }
    }
    widgets.update.onClick { presenter.update() }
    presenter.attach(self)
  }

  func show(street: String) {
    widgets[.street].show(street)
  }

  func show(city: String) {
    widgets[.city].show(city)
  }

  func show(state: String) {
    widgets[.state].show(state)
  }

  func show(zip: String) {
    widgets[.zip].show(zip)
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

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
    widgets.update.onClick { presenter.submit() }
    presenter.attach(self)
  }

  func show(_ text: String, in part: Address.Part) {
    widgets[part].text = text
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

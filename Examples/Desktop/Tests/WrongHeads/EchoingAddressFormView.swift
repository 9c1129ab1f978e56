import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter also when the presenter itself shows a text.
final class EchoingAddressFormView: AddressFormView, DesktopView {
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
    widgets[part].type(text)
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

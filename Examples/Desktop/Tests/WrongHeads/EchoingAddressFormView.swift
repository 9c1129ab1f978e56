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
    widgets.update.onClick { presenter.update() }
    presenter.attach(self)
  }

  func show(street: String) {
    widgets[.street].text = street
  }

  func show(city: String) {
    widgets[.city].text = city
  }

  func show(state: String) {
    widgets[.state].text = state
  }

  func show(zip: String) {
    widgets[.zip].text = zip
  }

  func show(address: String) {
    widgets.address.text = address
  }

  func show(message: String) {
    widgets.message.text = message
  }
}

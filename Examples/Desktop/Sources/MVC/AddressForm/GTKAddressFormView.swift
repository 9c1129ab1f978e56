import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Calls its delegate at each edit and at the button; the controller reads and sets its texts.
final class GTKAddressFormView: AddressFormView, DesktopView {
  weak var delegate: (any AddressFormViewDelegate)?
  let widgets = AddressFormWidgets()

  init() {
    for (part, entry) in widgets.fields {
      entry.onEdit { [weak self] text in
        if let self { delegate?.addressFormView(self, didEdit: part, text: text) }
      }
    }
    widgets.update.onClick { [weak self] in
      if let self { delegate?.addressFormViewDidPressUpdate(self) }
    }
  }

  var address: String {
    get { widgets.address.text }
    set { widgets.address.text = newValue }
  }

  var message: String {
    get { widgets.message.text }
    set { widgets.message.text = newValue }
  }

  func setText(_ text: String, of part: Address.Part) {
    widgets[part].text = text
  }
}

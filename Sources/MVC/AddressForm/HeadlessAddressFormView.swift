import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  weak var delegate: (any AddressFormViewDelegate)?
  private(set) var display = AddressFormDisplay()

  var street: String {
    get { display.street }
    set { display.street = newValue }
  }

  var city: String {
    get { display.city }
    set { display.city = newValue }
  }

  var state: String {
    get { display.state }
    set { display.state = newValue }
  }

  var zip: String {
    get { display.zip }
    set { display.zip = newValue }
  }

  var address: String {
    get { display.address }
    set { display.address = newValue }
  }

  var message: String {
    get { display.message }
    set { display.message = newValue }
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      delegate?.addressFormView(self, didEdit: part, text: text)
    case .update: delegate?.addressFormViewDidPressUpdate(self)
    }
  }
}

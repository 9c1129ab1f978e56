import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  private(set) var display = AddressFormDisplay()
  let recording = ViewRecording()

  weak var delegate: (any AddressFormViewDelegate)? {
    didSet { log.didSet(delegate) }
  }

  var street: String {
    get { log.read(display.street) }
    set { display.street = log.set(newValue) }
  }

  var city: String {
    get { log.read(display.city) }
    set { display.city = log.set(newValue) }
  }

  var state: String {
    get { log.read(display.state) }
    set { display.state = log.set(newValue) }
  }

  var zip: String {
    get { log.read(display.zip) }
    set { display.zip = log.set(newValue) }
  }

  var address: String {
    get { log.read(display.address) }
    set { display.address = log.set(newValue) }
  }

  var message: String {
    get { log.read(display.message) }
    set { display.message = log.set(newValue) }
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      if let delegate {
        log.delegate(
          "addressFormView(_:didEdit:)", delegate.addressFormView(_:didEdit:), self, part)
      }
    case .update:
      if let delegate {
        log.delegate(
          "addressFormViewDidPressUpdate(_:)", delegate.addressFormViewDidPressUpdate(_:), self)
      }
    }
  }
}

import AppModels
import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  weak var delegate: (any AddressFormViewDelegate)?
  private(set) var display = AddressFormDisplay()

  var address: String {
    get { display.address }
    set { display.address = newValue }
  }

  var message: String {
    get { display.message }
    set { display.message = newValue }
  }

  func setText(_ text: String, of part: Address.Part) {
    display[part] = text
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display.type(text, in: part)
      delegate?.addressFormView(self, didEdit: part, text: text)
    case .update: delegate?.addressFormViewDidPressUpdate(self)
    }
  }
}

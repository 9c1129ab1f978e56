import AppModels
import AppScreens
import MVC

/// A correct controller, for specimens to override; to hold it is to hold the screen.
class MVCAddressForm: Screen, AddressFormViewDelegate {
  final private(set) var view = MVCAddressFormView()
  final let store = HeadlessAddressStore()
  final private var stored: Address?
  final private var isComplaining = false
  final private var observation: (any AddressObservation)?

  final var world: any World<AddressFormEvent> { store }

  init() {
    setUp(with: AddressDraft())
    observation = observe()
  }

  deinit {
    observation?.end()
  }

  func observe() -> any AddressObservation {
    store.observe { [weak self] in self?.receive($0) }
  }

  final func replaceView() {
    let (draft, message) = (view.draft, view.message)
    view.delegate = nil
    view = MVCAddressFormView()
    setUp(with: draft)
    view.message = message
  }

  func setUp(with draft: AddressDraft) {
    view.delegate = self
    view.draft = draft
    updateAddress()
  }

  func addressFormView(_ view: any AddressFormView, didEdit part: Address.Part) {
    judge()
  }

  func addressFormViewDidPressUpdate(_ view: any AddressFormView) {
    do {
      let address = try self.view.draft.address()
      view.message = address == stored ? "Nothing to update" : "Address updated"
      isComplaining = false
      stored = address
      self.view.draft = AddressDraft(address)
      updateAddress()
    } catch {
      isComplaining = true
      judge()
    }
  }

  func receive(_ address: Address) {
    var draft = view.draft
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      draft[part] = address[part]
    }
    view.draft = draft
    stored = address
    updateAddress()
    judge()
  }

  final func judge() {
    let complaint = isComplaining ? view.draft.complaint : nil
    isComplaining = complaint != nil
    view.message = complaint ?? ""
  }

  private func updateAddress() {
    view.address = stored.words
  }
}

/// A correct view.
final class MVCAddressFormView: AddressFormView, HeadlessView {
  weak var delegate: (any AddressFormViewDelegate)?
  var street = ""
  var city = ""
  var state = ""
  var zip = ""
  var address = ""
  var message = ""

  /// The texts in the fields.
  var draft: AddressDraft {
    get {
      var draft = AddressDraft()
      draft[.street] = street
      draft[.city] = city
      draft[.state] = state
      draft[.zip] = zip
      return draft
    }
    set {
      street = newValue[.street]
      city = newValue[.city]
      state = newValue[.state]
      zip = newValue[.zip]
    }
  }

  var display: AddressFormDisplay {
    var display = AddressFormDisplay()
    for part in Address.Part.allCases { display[part] = draft[part] }
    display.address = address
    display.message = message
    return display
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      draft[part] = text
      delegate?.addressFormView(self, didEdit: part)
    case .update: delegate?.addressFormViewDidPressUpdate(self)
    }
  }
}

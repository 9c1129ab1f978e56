import AppModels
import AppScreens

extension PlainAddressForm {
  /// Goes on to the form after a step.
  mutating func take(_ step: Step<AddressFormGesture>) {
    switch step {
    case .gesture(let gesture): perform(gesture)
    case .event(.arrive(let address)): receive(address)
    case .replaceView: break
    }
  }
}

/// A form as what happened since a snapshot; the snapshot follows, so that looks stay cheap.
struct AddressFormHistory: AddressFormState {
  private var snapshot = PlainAddressForm()
  private var since: [Step<AddressFormGesture>] = []

  var display: AddressFormDisplay { form.display }

  mutating func perform(_ gesture: AddressFormGesture) { record(.gesture(gesture)) }
  mutating func receive(_ address: Address) { record(.event(.arrive(address))) }

  private var form: PlainAddressForm { since.reduce(into: snapshot) { $0.take($1) } }

  private mutating func record(_ step: Step<AddressFormGesture>) {
    since.append(step)
    if since.count == 16 { (snapshot, since) = (form, []) }
  }
}

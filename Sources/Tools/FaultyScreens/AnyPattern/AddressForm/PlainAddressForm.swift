import AppModels
import AppScreens

/// An address form in no pattern; its steps are correct, except those that a fault replaces.
struct PlainAddressForm: AddressFormState {
  /// The messages.
  enum Message: Hashable {
    case none
    case missing([Address.Part])
    case updated
    case nothingToUpdate
  }

  var steps = Steps()

  /// The texts in the fields.
  var typed = AddressDraft()

  /// The texts that are stored, if any are; a fault can store an empty one.
  var stored: AddressDraft?

  var message = Message.none

  /// Additional state for a fault: parts, and texts.
  var notedParts: [Address.Part] = []
  var notedTexts: AddressDraft?

  mutating func perform(_ gesture: AddressFormGesture) {
    let before = self
    switch gesture {
    case .edit(let part, let text):
      steps.edit(&self, part, text)
      steps.edited?(&self, before)
    case .update:
      steps.update(&self)
      steps.updated?(&self, before)
    }
  }

  mutating func receive(_ address: Address) {
    let before = self
    steps.arrive(&self, address)
    steps.arrived?(&self, before)
    guard let filled = steps.filled else { return }
    filled(&self, before)
    steps.revalidate(&self)
  }

  var display: AddressFormDisplay {
    var display = AddressFormDisplay()
    for part in Address.Part.allCases { display[part] = typed[part] }
    display.address = steps.words(stored)
    display.message =
      switch message {
      case .none: ""
      case .missing(let parts): "Missing: " + parts.map(steps.name).joined(separator: ", ")
      case .updated: "Address updated"
      case .nothingToUpdate: "Nothing to update"
      }
    return display
  }
}

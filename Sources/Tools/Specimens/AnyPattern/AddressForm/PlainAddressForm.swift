import AppModels
import AppScreens
import Parity

/// An address form in no pattern; its steps are correct, except those that a fault replaces.
struct PlainAddressForm: PlainState {
  /// Takes over the new text of a field.
  typealias Edit = @Sendable (_ form: inout Self, _ part: Address.Part, _ text: String) -> Void

  /// Updates the address, or judges the message anew.
  typealias Change = @Sendable (_ form: inout Self) -> Void

  /// Takes over an address that arrives.
  typealias Arrive = @Sendable (_ form: inout Self, _ address: Address) -> Void

  /// Removes what does not count from a text.
  typealias Trim = @Sendable (_ text: String) -> String

  /// Makes the words for a part, or for the address that is stored.
  typealias Name = @Sendable (_ part: Address.Part) -> String
  typealias Words = @Sendable (_ stored: AddressDraft?) -> String

  /// The messages.
  enum Message: Hashable {
    case none
    case missing([Address.Part])
    case updated
    case nothingToUpdate
  }

  let steps: PlainAddressFormSteps

  /// The texts in the fields.
  var typed = AddressDraft()

  /// The texts that are stored, if any are; a fault can store an empty one.
  var stored: AddressDraft?

  var message = Message.none

  /// Additional state for a fault: parts, and texts.
  var notedParts: [Address.Part] = []
  var notedTexts: AddressDraft?

  mutating func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): steps.edit(&self, part, text)
    case .update: steps.update(&self)
    }
  }

  mutating func happen(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address): steps.arrive(&self, address)
    }
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

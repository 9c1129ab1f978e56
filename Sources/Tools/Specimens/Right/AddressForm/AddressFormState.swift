import AppModels
import AppScreens

/// An address form as a value: whatever happens leads from one state to the next.
struct AddressFormState {
  /// A thing that happens: a gesture, or an address that arrives.
  enum Occurrence {
    case edited(Address.Part, String)
    case updated
    case arrived(Address)

    init(_ gesture: AddressFormGesture) {
      switch gesture {
      case .edit(let part, let text): self = .edited(part, text)
      case .update: self = .updated
      }
    }
  }

  private var draft = AddressDraft()
  private var stored: Address?
  private var message = ""
  private var isRejected = false

  /// The display.
  var display: AddressFormDisplay {
    var display = AddressFormDisplay()
    for part in Address.Part.allCases { display[part] = draft[part] }
    display.address = stored.words
    display.message = message
    return display
  }

  /// Goes on to the state after something happened.
  mutating func apply(_ occurrence: Occurrence) {
    switch occurrence {
    case .edited(let part, let text):
      draft[part] = text
      judge()
    case .updated: update()
    case .arrived(let address):
      for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
        draft[part] = address[part]
      }
      stored = address
      judge()
    }
  }

  private mutating func update() {
    do {
      let address = try draft.address()
      message = address == stored ? "Nothing to update" : "Address updated"
      (draft, stored, isRejected) = (AddressDraft(address), address, false)
    } catch {
      isRejected = true
      judge()
    }
  }

  private mutating func judge() {
    message = isRejected ? draft.complaint ?? "" : ""
    isRejected = !message.isEmpty
  }
}

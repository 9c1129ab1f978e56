import AppModels
import AppScreens

/// The address form: the model, and the text of the message.
enum AddressFormProgram: Program {
  typealias Runtime = AddressFormRuntime

  /// An event in the app.
  enum Message {
    /// The field of a part contains a new text.
    case edited(Address.Part, String)

    /// The button was pressed.
    case pressedUpdate

    /// An address was stored elsewhere.
    case arrived(Address)
  }

  /// Nothing is typed, and nothing is stored.
  static var initial: AddressForm { AddressForm() }

  /// Turns an edit or a press into a message.
  static func message(for gesture: AddressFormGesture) -> Message {
    switch gesture {
    case .edit(let part, let text): .edited(part, text)
    case .update: .pressedUpdate
    }
  }

  /// Types in the field of the part that was edited.
  static func type(_ gesture: AddressFormGesture, on display: inout AddressFormDisplay) {
    switch gesture {
    case .edit(let part, let text): display.type(text, in: part)
    case .update: break
    }
  }

  /// Edits, stores or fills the draft.
  static func update(_ form: inout AddressForm, _ message: Message) {
    switch message {
    case .edited(let part, let text): form.edit(part, text: text)
    case .pressedUpdate: form.submit()
    case .arrived(let address): form.receive(address)
    }
  }

  /// The four fields of the draft, and the texts of address and message.
  static func view(_ form: AddressForm, on display: inout AddressFormDisplay) {
    for part in Address.Part.allCases where display[part] != form.draft[part] {
      display[part] = form.draft[part]
    }
    display.address = text(of: form.stored)
    display.message = text(of: form.remark)
  }

  private static func text(of address: Address?) -> String {
    guard let address else { return "No address yet" }
    return "\(address.street), \(address.city), \(address.state) \(address.zip)"
  }

  private static func text(of remark: AddressForm.Remark) -> String {
    switch remark {
    case .none: ""
    case .missing(let parts): "Missing: \(parts.map(name).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  private static func name(of part: Address.Part) -> String {
    part == .zip ? "ZIP code" : part.rawValue
  }
}

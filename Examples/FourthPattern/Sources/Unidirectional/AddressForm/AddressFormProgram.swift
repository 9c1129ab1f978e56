import AppModels
import AppScreens

/// The address form: the draft, the stored address, and the message about the two.
enum AddressFormProgram: Program {
  typealias Runtime = AddressFormRuntime

  /// The draft, the stored address, and the remark on the last update.
  struct State {
    var draft = AddressDraft()
    var stored: Address?
    var remark = Remark.none
  }

  /// The subject of the message.
  enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

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
  static var initial: State { State() }

  /// Turns an edit or a press into a message.
  static func message(for gesture: AddressFormGesture) -> Message {
    switch gesture {
    case .edit(let part, let text): .edited(part, text)
    case .update: .pressedUpdate
    }
  }

  /// Edits, stores or fills the draft; then checks the remark again.
  static func update(_ state: inout State, _ message: Message) {
    switch message {
    case .edited(let part, let text):
      state.draft[part] = text
      revalidate(&state)
    case .pressedUpdate: store(&state)
    case .arrived(let address):
      for part in Address.Part.allCases where !state.draft.isTouched(part, since: state.stored) {
        state.draft[part] = address[part]
      }
      state.stored = address
      revalidate(&state)
    }
  }

  private static func store(_ state: inout State) {
    do {
      let address = try state.draft.address()
      state.remark = address == state.stored ? .nothingToUpdate : .updated
      state.stored = address
      for part in Address.Part.allCases { state.draft[part] = address[part] }
    } catch {
      state.remark = .rejected(error)
    }
  }

  /// Checks again what is missing after a rejection; any other remark goes away.
  private static func revalidate(_ state: inout State) {
    switch state.remark {
    case .rejected:
      do {
        _ = try state.draft.address()
        state.remark = .none
      } catch {
        state.remark = .rejected(error)
      }
    case .none, .updated, .nothingToUpdate: state.remark = .none
    }
  }

  /// The four fields of the draft, and the texts of address and message.
  static func view(_ state: State) -> AddressFormDisplay {
    var display = AddressFormDisplay()
    for part in Address.Part.allCases { display[part] = state.draft[part] }
    display.address = text(of: state.stored)
    display.message = text(of: state.remark)
    return display
  }

  private static func text(of address: Address?) -> String {
    guard let address else { return "No address yet" }
    return "\(address.street), \(address.city), \(address.state) \(address.zip)"
  }

  private static func text(of remark: Remark) -> String {
    switch remark {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map(\.displayName).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }
}

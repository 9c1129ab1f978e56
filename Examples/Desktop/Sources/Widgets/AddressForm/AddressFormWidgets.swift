import AppModels
import AppScreens
import GTK

/// The widgets of an address form: four fields, a button, the address and a message.
package final class AddressFormWidgets: DesktopWidgets {
  /// The field of each part.
  package let fields = Address.Part.allCases.map { (part: $0, entry: Entry().filling()) }

  /// The button to update.
  package let update = Button("Update").styled("suggested-action")

  /// The address.
  package let address = Label().wrapping().styled("panel")

  /// The message.
  package let message = Label().wrapping().styled("dim-label").filling()

  package let root: Stack

  /// The widgets of an address form, with nothing in them.
  package init() {
    let form = Form(fields.map { (Self.label(of: $0.part), $0.entry) })
    root = Stack(.down, spacing: 18, [form, Stack(.across, [message, update]), address])
    for (_, entry) in fields { entry.onReturn { [weak update] in update?.click() } }
  }

  /// The field of a part.
  package subscript(part: Address.Part) -> Entry {
    fields.first { $0.part == part }?.entry ?? Entry()
  }

  private static func label(of part: Address.Part) -> String {
    switch part {
    case .street: "Street"
    case .city: "City"
    case .state: "State"
    case .zip: "ZIP code"
    }
  }

  package func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): self[part].type(text)
    case .update: update.click()
    }
  }

  package func onGesture(_ handle: @escaping (AddressFormGesture) -> Void) {
    for (part, entry) in fields { entry.onEdit { handle(.edit(part, $0)) } }
    update.onClick { handle(.update) }
  }

  package var display: AddressFormDisplay {
    var display = AddressFormDisplay()
    display.$street = self[.street].field
    display.$city = self[.city].field
    display.$state = self[.state].field
    display.$zip = self[.zip].field
    display.address = address.text
    display.message = message.text
    return display
  }
}

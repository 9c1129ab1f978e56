import AppModels
import AppScreens

/// The four text fields of an address form, which report each new text, also one that is set by code.
final class TextFields {
  /// The fields, on a display that shows nothing else.
  private(set) var display = AddressFormDisplay()

  /// Called with a part and its new text.
  var didChange: (Address.Part, String) -> Void = { _, _ in }

  /// Types in the field of a part, as a user does.
  func type(_ text: String, in part: Address.Part) {
    display.type(text, in: part)
    didChange(part, text)
  }

  /// Sets the field of a part to another text; one that has this text is left alone.
  func set(_ text: String, in part: Address.Part) {
    guard display[part] != text else { return }
    display[part] = text
    didChange(part, text)
  }
}

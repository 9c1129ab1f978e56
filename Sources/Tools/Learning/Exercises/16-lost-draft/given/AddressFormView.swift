import AppModels

/// The side of an address form view that a presenter calls.
public protocol AddressFormView: AnyObject {
  /// What is in the four fields now.
  var draft: AddressDraft { get }

  /// Shows a text in the field of a part.
  func show(_ part: Address.Part, text: String)

  /// Shows a finished text as the address.
  func show(address: String)

  /// Shows a finished text as the message; an empty one shows that there is none.
  func show(message: String)
}

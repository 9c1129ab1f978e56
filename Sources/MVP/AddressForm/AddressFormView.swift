import AppModels

/// The side of an address form view that a presenter calls; there is nothing to read.
public protocol AddressFormView: AnyObject {
  /// Shows a text in the field of a part.
  func show(_ part: Address.Part, text: String)

  /// Shows a finished text as the address.
  func show(address: String)

  /// Shows a finished text as the message; an empty one shows that there is none.
  func show(message: String)
}

import AppModels

/// The view of an address form, as the presenter sees it: passive, with nothing to read.
public protocol AddressFormView: AnyObject {
  /// Shows a text in the field of a part.
  func show(_ text: String, in part: Address.Part)

  /// Shows the stored address.
  func show(address: String)

  /// Shows the message; an empty one means that there is none.
  func show(message: String)
}

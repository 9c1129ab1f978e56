import AppModels

/// The view of an address form, as this presenter sees it: it can read the fields as well.
public protocol AddressFormView: AnyObject {
  /// The texts in the four fields.
  var draft: AddressDraft { get }

  /// Shows a text in the field of a part.
  func show(_ text: String, in part: Address.Part)

  /// Shows the stored address.
  func show(address: String)

  /// Shows the message; an empty one means that there is none.
  func show(message: String)
}

/// The view of an address form, as the presenter sees it: passive, with nothing to read.
public protocol AddressFormView: AnyObject {
  /// Shows a text in the street field.
  func show(street: String)

  /// Shows a text in the city field.
  func show(city: String)

  /// Shows a text in the state field.
  func show(state: String)

  /// Shows a text in the ZIP code field.
  func show(zip: String)

  /// Shows the stored address.
  func show(address: String)

  /// Shows the message; an empty one means that there is none.
  func show(message: String)
}

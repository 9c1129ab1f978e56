import AppModels

/// The view of an address form, as this presenter sees it: it can read the fields as well.
public protocol AddressFormView: AnyObject {
  /// The texts in the four fields.
  var draft: AddressDraft { get }

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

extension AddressFormView {
  /// Shows a text in the field of a part.
  func show(_ part: Address.Part, text: String) {
    switch part {
    case .street: show(street: text)
    case .city: show(city: text)
    case .state: show(state: text)
    case .zip: show(zip: text)
    }
  }
}

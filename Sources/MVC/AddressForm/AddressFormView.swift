import AppModels

/// An address form's widgets, which hold what is typed, and the delegate told about gestures.
public protocol AddressFormView: AnyObject {
  /// The receiver of a person's gestures; a view must hold it weakly.
  var delegate: (any AddressFormViewDelegate)? { get set }

  /// The text in the street field.
  var street: String { get set }

  /// The text in the city field.
  var city: String { get set }

  /// The text in the state field.
  var state: String { get set }

  /// The text in the ZIP code field.
  var zip: String { get set }

  /// The text of the address.
  var address: String { get set }

  /// The text of the message.
  var message: String { get set }
}

/// The delegate that an address form view tells about gestures.
public protocol AddressFormViewDelegate: AnyObject {
  /// A person edited the field of a part, which holds a new text.
  func addressFormView(_ view: any AddressFormView, didEdit part: Address.Part)

  /// A person pressed the update button.
  func addressFormViewDidPressUpdate(_ view: any AddressFormView)
}

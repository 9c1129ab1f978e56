import AppModels

/// The widgets of an address form, as the controller reads and sets them.
public protocol AddressFormView: AnyObject {
  /// The delegate, to which the view reports what the user does; a view keeps it weakly.
  var delegate: (any AddressFormViewDelegate)? { get set }

  /// The text of the stored address.
  var address: String { get set }

  /// The text of the message; empty when there is none.
  var message: String { get set }

  /// Sets the text in the field of a part.
  func setText(_ text: String, of part: Address.Part)
}

/// The delegate of an address form view.
public protocol AddressFormViewDelegate: AnyObject {
  /// The user edited the field of a part, which now contains this text.
  func addressFormView(
    _ view: any AddressFormView, didEdit part: Address.Part, text: String)

  /// The user pressed the update button.
  func addressFormViewDidPressUpdate(_ view: any AddressFormView)
}

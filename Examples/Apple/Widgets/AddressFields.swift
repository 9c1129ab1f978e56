import AppModels
import UIKit

/// The four fields of an address.
@MainActor
package struct AddressFields {
  private let street = NamedField("Street")
  private let city = NamedField("City")
  private let state = NamedField("State")
  private let zip = NamedField("ZIP code")

  /// Four empty fields.
  package init() {}

  /// The fields as a form has them.
  package var inOrder: [UIView] { Address.Part.allCases.map(field) }

  /// Sets the text in the field of a part.
  package func setText(_ text: String, of part: Address.Part) {
    field(of: part).text = text
  }

  /// Passes on each new text that the user types, and its part.
  package func onEdit(_ act: @escaping (Address.Part, String) -> Void) {
    for part in Address.Part.allCases {
      field(of: part).onEdit { act(part, $0) }
    }
  }

  private func field(of part: Address.Part) -> NamedField {
    switch part {
    case .street: street
    case .city: city
    case .state: state
    case .zip: zip
    }
  }
}

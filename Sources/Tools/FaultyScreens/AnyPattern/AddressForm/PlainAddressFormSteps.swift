import AppModels
import AppScreens
import TriptychParity

extension PlainAddressForm {
  typealias Edit = @Sendable (inout PlainAddressForm, _ part: Address.Part, _ text: String) -> Void
  typealias Change = @Sendable (inout PlainAddressForm) -> Void
  typealias Arrive = @Sendable (inout PlainAddressForm, Address) -> Void
  typealias Then = @Sendable (inout PlainAddressForm, _ before: PlainAddressForm) -> Void

  /// The steps of an address form, each of which a fault can replace.
  struct Steps: Sendable {
    var edit: Edit = { $0.edit($1, $2) }
    var update: Change = { $0.submit() }
    var arrive: Arrive = { $0.arrive($1) }

    /// What happens behind these steps; after `filled`, which an arrival takes, the message is
    /// judged once more.
    var edited: Then?
    var updated: Then?
    var arrived: Then?
    var filled: Then?

    var revalidate: Change = { $0.revalidate() }
    var trim: @Sendable (_ text: String) -> String = { $0.trimmed(\.isWhitespace) }
    var name: @Sendable (Address.Part) -> String = { $0 == .zip ? "ZIP code" : $0.rawValue }

    /// Makes the words for the address that is stored.
    var words: @Sendable (_ stored: AddressDraft?) -> String = { stored in
      guard let stored else { return "No address yet" }
      return "\(stored[.street]), \(stored[.city]), \(stored[.state]) \(stored[.zip])"
    }
  }

  /// Takes over a text correctly.
  mutating func edit(_ part: Address.Part, _ text: String) {
    typed[part] = text
    steps.revalidate(&self)
  }

  /// Updates the address correctly.
  mutating func submit() {
    message = missing.isEmpty ? trimmed == stored ? .nothingToUpdate : .updated : .missing(missing)
    guard missing.isEmpty else { return }
    typed = trimmed
    stored = typed
  }

  /// Takes over an address that arrives correctly.
  mutating func arrive(_ address: Address) {
    for part in Address.Part.allCases where !isTouched(part) { typed[part] = address[part] }
    stored = AddressDraft(address)
    steps.revalidate(&self)
  }

  /// Judges the message anew, correctly.
  mutating func revalidate() {
    switch message {
    case .missing where !missing.isEmpty: message = .missing(missing)
    case .none, .missing, .updated, .nothingToUpdate: message = .none
    }
  }

  /// The parts that are missing, in the order of the fields.
  var missing: [Address.Part] {
    Address.Part.allCases.filter { trimmed[$0].isEmpty }
  }

  /// The texts in the fields, trimmed.
  var trimmed: AddressDraft {
    var texts = typed
    for part in Address.Part.allCases { texts[part] = steps.trim(typed[part]) }
    return texts
  }

  /// Indicates whether a field is touched.
  func isTouched(_ part: Address.Part) -> Bool {
    trimmed[part] != stored?[part] ?? ""
  }

  /// Indicates whether any field is touched.
  var isTouched: Bool { Address.Part.allCases.contains(where: isTouched) }
}

extension String {
  /// The text without the Characters at both ends that are blank.
  func trimmed(_ isBlank: (Character) -> Bool) -> String {
    let start = drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { String(start[...$0]) } ?? ""
  }
}

extension FaultyScreen {
  /// An address form with wrong steps.
  static func addressForm(
    _ name: String, breaks rule: String
  ) -> Replaceable<PlainAddressForm.Steps> {
    Replaceable(PlainAddressForm.Steps()) { steps in
      fault(name, of: "address", breaks: rule) { ViewScreen(PlainAddressForm(steps: steps)) }
    }
  }
}

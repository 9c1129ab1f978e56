import AppModels
import Parity

/// The steps of an address form, each of which a fault can replace.
struct PlainAddressFormSteps: Sendable {
  var edit: PlainAddressForm.Edit = { $0.edit($1, $2) }
  var update: PlainAddressForm.Change = { $0.update() }
  var arrive: PlainAddressForm.Arrive = { $0.arrive($1) }
  var judge: PlainAddressForm.Change = { $0.judge() }
  var trim: PlainAddressForm.Trim = { $0.trimmed(\.isWhitespace) }
  var name: PlainAddressForm.Name = { $0 == .zip ? "ZIP code" : $0.rawValue }
  var words: PlainAddressForm.Words = { stored in
    guard let stored else { return "No address yet" }
    return "\(stored[.street]), \(stored[.city]), \(stored[.state]) \(stored[.zip])"
  }
}

extension PlainAddressForm {
  /// Takes over a text correctly.
  mutating func edit(_ part: Address.Part, _ text: String) {
    typed[part] = text
    steps.judge(&self)
  }

  /// Updates the address correctly.
  mutating func update() {
    message = missing.isEmpty ? trimmed == stored ? .nothingToUpdate : .updated : .missing(missing)
    guard missing.isEmpty else { return }
    typed = trimmed
    stored = typed
  }

  /// Takes over an address that arrives correctly.
  mutating func arrive(_ address: Address) {
    for part in Address.Part.allCases where !isTouched(part) { typed[part] = address[part] }
    stored = AddressDraft(address)
    steps.judge(&self)
  }

  /// Judges the message anew, correctly.
  mutating func judge() {
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
}

extension String {
  /// The text without the Characters at both ends that are blank.
  func trimmed(_ isBlank: (Character) -> Bool) -> String {
    let start = drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { String(start[...$0]) } ?? ""
  }
}

extension Specimen {
  /// A specimen that does a step of an address form wrongly.
  static func addressForm(
    _ name: String, breaks rule: String, origin: String,
    replacing replace: @escaping @Sendable (inout PlainAddressFormSteps) -> Void = { _ in }
  ) -> Specimen {
    Specimen(name, of: "address", breaks: rule, origin: origin) {
      var steps = PlainAddressFormSteps()
      replace(&steps)
      return ViewScreen(PlainAddressForm(steps: steps))
    }
  }
}

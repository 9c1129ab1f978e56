import AppModels

/// The remark on an update, and its text.
enum AddressFormRemark {
  case none
  case missing([Address.Part])
  case updated
  case nothingToUpdate

  /// The remark on an update with a draft, which replaces a stored address if there is one.
  init(on draft: AddressDraft, stored: Address?) {
    guard let address = Address(draft) else {
      self = .missing(draft.missing)
      return
    }
    self = address == stored ? .nothingToUpdate : .updated
  }

  /// Checks again what is missing after a rejection; any other remark goes away.
  mutating func revalidate(_ draft: AddressDraft) {
    guard case .missing = self, !draft.missing.isEmpty else {
      self = .none
      return
    }
    self = .missing(draft.missing)
  }

  /// The text of the remark; empty when there is none.
  var text: String {
    switch self {
    case .none: ""
    case .missing(let parts):
      "Missing: \(parts.map { $0 == .zip ? "ZIP code" : $0.rawValue }.joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  /// The text of the stored address.
  static func text(of stored: Address?) -> String {
    guard let stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }
}

extension AddressDraft {
  /// Indicates whether the user has edited a part since this address was stored.
  func isEdited(_ part: Address.Part, since stored: Address?) -> Bool {
    self[part].trimmed != stored?[part] ?? ""
  }
}

import AppModels

/// What there is to say about an update, and the words for it.
enum AddressFormRemark {
  case none
  case rejected(AddressDraft.Failure)
  case updated
  case nothingToUpdate

  /// The remark on an update with a draft, when an address is stored already.
  init(on draft: AddressDraft, stored: Address?) {
    do {
      self = try draft.address() == stored ? .nothingToUpdate : .updated
    } catch {
      self = .rejected(error)
    }
  }

  /// Judges anew what is missing; any other remark goes.
  mutating func judge(_ draft: AddressDraft) {
    let wasRejected = if case .rejected = self { true } else { false }
    self = .none
    guard wasRejected else { return }
    do {
      _ = try draft.address()
    } catch {
      self = .rejected(error)
    }
  }

  /// The words for the remark; none where there is none.
  var words: String {
    switch self {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map { $0 == .zip ? "ZIP code" : $0.rawValue }.joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  /// The words for what is stored.
  static func words(for stored: Address?) -> String {
    guard let stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }
}

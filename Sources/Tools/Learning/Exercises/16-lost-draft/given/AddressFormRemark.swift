import AppModels
import AppScreens

/// The remark on an update, and its text.
enum AddressFormRemark {
  case none
  case rejected(AddressDraft.Failure)
  case updated
  case nothingToUpdate

  /// The remark on an update with a draft, which replaces a stored address if there is one.
  init(on draft: AddressDraft, stored: Address?) {
    do {
      self = try draft.address() == stored ? .nothingToUpdate : .updated
    } catch {
      self = .rejected(error)
    }
  }

  /// Checks again what is missing after a rejection; any other remark goes away.
  mutating func revalidate(_ draft: AddressDraft) {
    let wasRejected = if case .rejected = self { true } else { false }
    self = .none
    guard wasRejected else { return }
    do {
      _ = try draft.address()
    } catch {
      self = .rejected(error)
    }
  }

  /// The text of the remark; empty when there is none.
  var text: String {
    switch self {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map(\.displayName).joined(separator: ", "))"
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

import AppModels
import AppScreens

/// Owns the stored address and the user's draft, and publishes values to bind to; it knows no view.
///
/// A view sets the four fields as well: they are bound in both directions.
public final class AddressFormViewModel {
  /// The text in the street field, bound in both directions.
  @Observed public var street = "" { didSet { revalidate() } }

  /// The text in the city field, bound in both directions.
  @Observed public var city = "" { didSet { revalidate() } }

  /// The text in the state field, bound in both directions.
  @Observed public var state = "" { didSet { revalidate() } }

  /// The text in the ZIP code field, bound in both directions.
  @Observed public var zip = "" { didSet { revalidate() } }

  /// The text of the stored address.
  @Observed public private(set) var address = ""

  /// The text of the message; empty when there is none.
  @Observed public private(set) var message = ""

  private var stored: Address?
  private var remark = Remark.none
  private var observation: CancellationToken?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A view model of a new address form that observes a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
    address = addressText
  }

  /// Stores the draft if no part is blank, and shows it as it is stored.
  public func update() {
    do {
      let address = try draft.address()
      remark = address == stored ? .nothingToUpdate : .updated
      stored = address
      for part in Address.Part.allCases { fill(part, with: address[part]) }
      self.address = addressText
    } catch {
      remark = .rejected(error)
    }
    message = messageText
  }

  private func receive(_ address: Address) {
    let draft = draft
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      fill(part, with: address[part])
    }
    stored = address
    self.address = addressText
    revalidate()
  }

  /// Checks again what is missing after a rejection; any other message goes away.
  private func revalidate() {
    switch remark {
    case .rejected:
      do {
        _ = try draft.address()
        remark = .none
      } catch {
        remark = .rejected(error)
      }
    case .none, .updated, .nothingToUpdate: remark = .none
    }
    message = messageText
  }

  private var draft: AddressDraft {
    AddressDraft(street: street, city: city, state: state, zip: zip)
  }

  /// Sets a field without `didSet`: this is not an edit of the user's.
  private func fill(_ part: Address.Part, with text: String) {
    switch part {
    case .street: _street.wrappedValue = text
    case .city: _city.wrappedValue = text
    case .state: _state.wrappedValue = text
    case .zip: _zip.wrappedValue = text
    }
  }

  private var addressText: String {
    guard let stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var messageText: String {
    switch remark {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map(\.displayName).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }
}

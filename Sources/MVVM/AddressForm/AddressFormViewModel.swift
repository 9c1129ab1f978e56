import AppModels

/// Owns the model and its observation of a store, and publishes values to bind to; it knows no view.
///
/// A view sets the four fields as well: they are bound in both directions.
public final class AddressFormViewModel {
  /// The text in the street field, bound in both directions.
  @Observed public var street = "" { didSet { edit(.street, street) } }

  /// The text in the city field, bound in both directions.
  @Observed public var city = "" { didSet { edit(.city, city) } }

  /// The text in the state field, bound in both directions.
  @Observed public var state = "" { didSet { edit(.state, state) } }

  /// The text in the ZIP code field, bound in both directions.
  @Observed public var zip = "" { didSet { edit(.zip, zip) } }

  /// The text of the stored address.
  @Observed public private(set) var address = ""

  /// The text of the message; empty when there is none.
  @Observed public private(set) var message = ""

  private var form = AddressForm()
  private var observation: CancellationToken?

  /// A view model of a new address form that observes a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
    address = addressText
  }

  /// Stores the draft if no part is blank, and shows it as it is stored.
  public func submit() {
    var form = form
    form.submit()
    publish(form)
  }

  private func receive(_ address: Address) {
    var form = form
    form.receive(address)
    publish(form)
  }

  private func edit(_ part: Address.Part, _ text: String) {
    form.edit(part, text: text)
    message = messageText
  }

  /// Publishes a changed form, which replaces the model last: setting a field counts as an edit.
  private func publish(_ changed: AddressForm) {
    let draft = changed.draft
    if street != draft[.street] { street = draft[.street] }
    if city != draft[.city] { city = draft[.city] }
    if state != draft[.state] { state = draft[.state] }
    if zip != draft[.zip] { zip = draft[.zip] }
    form = changed
    address = addressText
    message = messageText
  }

  private var addressText: String {
    guard let stored = form.stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var messageText: String {
    switch form.remark {
    case .none: ""
    case .missing(let parts):
      "Missing: \(parts.map(name).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  private func name(of part: Address.Part) -> String {
    part == .zip ? "ZIP code" : part.rawValue
  }
}

import AppModels

/// Owns the model and its observation of a store, and publishes values to bind to; it knows no view.
final class AddressFormViewModel {
  /// The texts in the four fields; a view passes on what the user types by ``edit(_:text:)``.
  @Observed private(set) var draft = AddressDraft()

  /// The text of the stored address.
  @Observed private(set) var address = "No address yet"

  /// The text of the message; empty when there is none.
  @Observed private(set) var message = ""

  private var form = AddressForm() {
    didSet {
      if form.stored != oldValue.stored { address = form.stored.map(text) ?? "" }
      if form.remark != oldValue.remark { message = messageText }
      if form.draft != oldValue.draft { draft = form.draft }
    }
  }
  private var observation: CancellationToken?

  /// A view model of a new address form that observes a store.
  init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.form.receive($0) }
  }

  /// Changes a part of the draft, which the user has edited.
  func edit(_ part: Address.Part, text: String) {
    form.edit(part, text: text)
  }

  /// Stores the draft if no part is blank, and shows it as it is stored.
  func submit() {
    form.submit()
  }

  private func text(of stored: Address) -> String {
    "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var messageText: String {
    switch form.remark {
    case .none: ""
    case .missing(let parts):
      "Missing: \(parts.map { $0 == .zip ? "ZIP code" : $0.rawValue }.joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }
}

import AppModels

/// Owns the model and its observation of a store, but not the view, which it updates.
public final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var form = AddressForm()
  private var observation: CancellationToken?

  /// A presenter of a new address form, without a view, that observes a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any AddressFormView) {
    self.view = view
    for part in Address.Part.allCases { view.show(form.draft[part], in: part) }
    view.show(address: address)
    view.show(message: message)
  }

  /// Changes a part of the draft, which the user has edited.
  public func edit(_ part: Address.Part, text: String) {
    form.edit(part, text: text)
    view?.show(message: message)
  }

  /// Stores the draft if no part is blank, and shows it as it is stored.
  public func submit() {
    let draft = form.draft
    form.submit()
    updateView(since: draft)
  }

  private func receive(_ address: Address) {
    let draft = form.draft
    form.receive(address)
    updateView(since: draft)
  }

  /// Updates the view, but no field that has the right text: the user may be typing in it.
  private func updateView(since draft: AddressDraft) {
    for part in Address.Part.allCases where form.draft[part] != draft[part] {
      view?.show(form.draft[part], in: part)
    }
    view?.show(address: address)
    view?.show(message: message)
  }

  private var address: String {
    guard let stored = form.stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var message: String {
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

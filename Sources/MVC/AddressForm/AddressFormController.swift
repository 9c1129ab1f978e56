import AppModels

/// Owns the model, its observation of a store, and the view: changes the model, then sets the widgets.
public final class AddressFormController: AddressFormViewDelegate {
  private var view: any AddressFormView
  private var form = AddressForm()
  private var observation: CancellationToken?

  /// A controller of a new address form, with its first view, that observes a store.
  public init(view: any AddressFormView, store: any AddressStore) {
    self.view = view
    observation = store.observe { [weak self] in self?.receive($0) }
    setUp()
  }

  /// Releases the view, and sets up a new one in its place.
  public func replaceView(with newView: any AddressFormView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    for part in Address.Part.allCases { view.setText(form.draft[part], of: part) }
    view.address = address
    view.message = message
  }

  /// Changes a part of the draft, and sets the message of the view.
  public func addressFormView(
    _: any AddressFormView, didEdit part: Address.Part, text: String
  ) {
    form.edit(part, text: text)
    view.message = message
  }

  /// Stores the draft if no part is blank, and sets the widgets of the view.
  public func addressFormViewDidPressUpdate(_: any AddressFormView) {
    let draft = form.draft
    form.submit()
    update(since: draft)
  }

  private func receive(_ address: Address) {
    let draft = form.draft
    form.receive(address)
    update(since: draft)
  }

  /// Sets the widgets, but no field that has the right text: the user may be typing in it.
  private func update(since draft: AddressDraft) {
    for part in Address.Part.allCases where form.draft[part] != draft[part] {
      view.setText(form.draft[part], of: part)
    }
    view.address = address
    view.message = message
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

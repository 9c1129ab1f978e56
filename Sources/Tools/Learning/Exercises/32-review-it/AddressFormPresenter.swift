// 32 review-it. An assistant wrote this presenter, and says: all fields stay in sync, and nothing leaks.
// Predict in answer.txt first. Then fix here what the rules name; each fix is a line or a few.

import AppModels

/// Owns the model, and keeps the view in sync with it.
final class AddressFormPresenter {
  /// The view, which is released with the screen.
  private var view: (any AddressFormView)?
  private var form = AddressForm()
  private var observation: CancellationToken?

  init(store: any AddressStore) {
    observation = store.observe { [weak self] address in self?.change { $0.receive(address) } }
  }

  /// Updates a new view with all that the form contains.
  func attach(_ view: any AddressFormView) {
    self.view = view
    for part in Address.Part.allCases { view.show(form.draft[part], in: part) }
    view.show(address: address)
  }

  func edit(_ part: Address.Part, text: String) { change { $0.edit(part, text: text) } }

  func submit() { change { $0.submit() } }

  /// Changes the form, then updates everything in one place, so that no field is forgotten.
  private func change(_ work: (inout AddressForm) -> Void) {
    work(&form)
    for part in Address.Part.allCases { view?.show(form.draft[part], in: part) }
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
    case .missing(let parts): "Missing: \(parts.map(name).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  private func name(of part: Address.Part) -> String { part == .zip ? "ZIP code" : part.rawValue }
}

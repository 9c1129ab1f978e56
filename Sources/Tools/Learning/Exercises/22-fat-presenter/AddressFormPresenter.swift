// 22 fat-presenter. Three places work out what is missing; the ZIP code was added later.
// A user presses update with empty fields, and then edits one of them.
// They see:    Missing: street, city, state
// They should: Missing: street, city, state, ZIP code

import AppModels

final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var stored: Address?
  private var (draft, isRejected) = (Draft(), false)
  private var message = "" { didSet { view?.show(message: message) } }
  private var observation: CancellationToken?

  init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  func attach(_ view: any AddressFormView) {
    self.view = view
    view.show(draft, stored, message, since: Draft())
  }

  // TODO: Edits, updates and arrivals ask the same question. What could answer it for all three?
  func edit(_ part: Address.Part, text: String) {
    draft[part] = text
    let missing = [Address.Part.street, .city, .state].filter(draft.isBlank)
    isRejected = isRejected && !missing.isEmpty
    message = isRejected ? "Missing: \(missing.names)" : ""
  }

  func submit() {
    let missing = Address.Part.allCases.filter(draft.isBlank)
    isRejected = !missing.isEmpty
    let address = draft.address
    let done = address == stored ? "Nothing to update" : "Address updated"
    message = isRejected ? "Missing: \(missing.names)" : done
    if let address { store(Address.Part.allCases, of: address) }
  }

  private func receive(_ address: Address) {
    store(Address.Part.allCases.filter { !draft.isEdited($0, since: stored) }, of: address)
    let missing = [Address.Part.street, .city, .state].filter(draft.isBlank)
    isRejected = isRejected && !missing.isEmpty
    message = isRejected ? "Missing: \(missing.names)" : ""
  }

  private func store(_ parts: [Address.Part], of address: Address) {
    let before = draft
    stored = address
    for part in parts { draft[part] = address[part] }
    view?.show(draft, stored, message, since: before)
  }
}

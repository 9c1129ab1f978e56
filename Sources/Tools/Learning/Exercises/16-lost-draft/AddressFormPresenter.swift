// 16 lost-draft. The presenter reads from the view what is typed, whenever it needs it.
// A user types a street; then the view is replaced, before they press update.
// They see:    empty fields
// They should: what they typed

import AppModels

/// Owns the stored address; what is typed is in the fields of the view.
public final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var draft: AddressDraft { view?.draft ?? AddressDraft() }
  private var stored: Address?
  private var remark = AddressFormRemark.none
  private var observation: CancellationToken?

  /// A presenter of a new address form, without a view, that observes a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any AddressFormView) {
    self.view = view
    // TODO: A new view's fields are empty. Which object knows the texts of the old ones?
    showRemark()
  }

  /// Takes note that the user has edited a part.
  public func edit(_ part: Address.Part, text: String) {
    // TODO: Which object has this text once the view is gone?
    remark.revalidate(draft)
    showRemark()
  }

  /// Stores the draft if no part is blank.
  public func submit() {
    remark = AddressFormRemark(on: draft, stored: stored)
    if let address = Address(draft) { store(address, in: Address.Part.allCases) }
    showRemark()
  }

  private func receive(_ address: Address) {
    store(address, in: Address.Part.allCases.filter { !draft.isEdited($0, since: stored) })
    remark.revalidate(draft)
    showRemark()
  }

  private func store(_ address: Address, in parts: [Address.Part]) {
    stored = address
    // TODO: These texts are in the fields from now on. Should only the view have them?
    for part in parts where draft[part] != address[part] {
      view?.show(address[part], in: part)
    }
  }

  private func showRemark() {
    view?.show(address: AddressFormRemark.text(of: stored))
    view?.show(message: remark.text)
  }
}

// 16 lost-draft. The presenter asks the view what is typed, whenever it wants to know.
// A person types a street, and turns the device before they press update.
// They see:    empty fields
// They should: what they typed

import AppModels

/// Holds what is stored; what is typed is in the fields of the view.
public final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var draft: AddressDraft { view?.draft ?? AddressDraft() }
  private var stored: Address?
  private var remark = AddressFormRemark.none
  private var observation: (any AddressObservation)?

  /// A presenter of a new address form, without a view, that follows a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  deinit { observation?.end() }

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any AddressFormView) {
    self.view = view
    // TODO: A new view's fields are empty. Who can say what was in the old ones?
    showRemark()
  }

  /// Hears that a person edited a part.
  public func edit(_ part: Address.Part, text: String) {
    // TODO: Who has this text once the view is gone?
    remark.judge(draft)
    showRemark()
  }

  /// Stores what is typed if no part is blank.
  public func update() {
    remark = AddressFormRemark(on: draft, stored: stored)
    if let address = try? draft.address() { store(address, in: Address.Part.allCases) }
    showRemark()
  }

  private func receive(_ address: Address) {
    store(address, in: Address.Part.allCases.filter { !draft.isTouched($0, since: stored) })
    remark.judge(draft)
    showRemark()
  }

  private func store(_ address: Address, in parts: [Address.Part]) {
    stored = address
    // TODO: These texts are in the fields from now on. Is the view alone to have them?
    for part in parts { view?.show(part, text: address[part]) }
  }

  private func showRemark() {
    view?.show(address: AddressFormRemark.words(for: stored))
    view?.show(message: remark.words)
  }
}

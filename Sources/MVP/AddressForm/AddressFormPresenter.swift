import AppModels
import AppScreens

/// Owns the stored address and the user's draft, but not the view, which it updates.
public final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var draft = AddressDraft()
  private var stored: Address?
  private var remark = Remark.none
  private var observation: CancellationToken?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A presenter of a new address form, without a view, that observes a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  /// Updates a view, and from now on updates only this one.
  public func attach(_ view: any AddressFormView) {
    self.view = view
    for part in Address.Part.allCases { show(part) }
    view.show(address: address)
    view.show(message: message)
  }

  /// Changes a part of the draft, which the user has edited.
  public func edit(_ part: Address.Part, text: String) {
    draft[part] = text
    revalidate()
  }

  /// Stores the draft if no part is blank, and shows it as it is stored.
  public func update() {
    do {
      let address = try draft.address()
      remark = address == stored ? .nothingToUpdate : .updated
      stored = address
      for part in Address.Part.allCases { fill(part, with: address[part]) }
      view?.show(address: self.address)
    } catch {
      remark = .rejected(error)
    }
    view?.show(message: message)
  }

  private func receive(_ address: Address) {
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      fill(part, with: address[part])
    }
    stored = address
    view?.show(address: self.address)
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
    view?.show(message: message)
  }

  private func fill(_ part: Address.Part, with text: String) {
    draft[part] = text
    show(part)
  }

  private func show(_ part: Address.Part) {
    switch part {
    case .street: view?.show(street: draft[.street])
    case .city: view?.show(city: draft[.city])
    case .state: view?.show(state: draft[.state])
    case .zip: view?.show(zip: draft[.zip])
    }
  }

  private var address: String {
    guard let stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var message: String {
    switch remark {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map(\.displayName).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }
}

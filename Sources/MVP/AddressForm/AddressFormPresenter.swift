import AppModels

/// Holds what is typed and what is stored, and the view only weakly; tells the view what to show.
public final class AddressFormPresenter {
  private weak var view: (any AddressFormView)?
  private var draft = AddressDraft()
  private var stored: Address?
  private var remark = Remark.none
  private var observation: (any AddressObservation)?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A presenter of a new address form, without a view, that follows a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  deinit {
    observation?.end()
  }

  /// Brings a view up to date, and from now on tells this view alone.
  public func attach(_ view: any AddressFormView) {
    self.view = view
    for part in Address.Part.allCases { view.show(part, text: draft[part]) }
    view.show(address: address)
    view.show(message: message)
  }

  /// Takes over the text of a part that a person edited.
  public func edit(_ part: Address.Part, text: String) {
    draft[part] = text
    revalidate()
  }

  /// Stores what is typed if no part is blank, and shows it as it is stored.
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

  private func fill(_ part: Address.Part, with text: String) {
    draft[part] = text
    view?.show(part, text: text)
  }

  /// Checks again what is missing; any other message goes away.
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

  private var address: String {
    guard let stored else { return "No address yet" }
    return "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
  }

  private var message: String {
    switch remark {
    case .none: ""
    case .rejected(.missing(let parts)):
      "Missing: \(parts.map(Self.name).joined(separator: ", "))"
    case .updated: "Address updated"
    case .nothingToUpdate: "Nothing to update"
    }
  }

  private static func name(of part: Address.Part) -> String {
    switch part {
    case .street: "street"
    case .city: "city"
    case .state: "state"
    case .zip: "ZIP code"
    }
  }
}

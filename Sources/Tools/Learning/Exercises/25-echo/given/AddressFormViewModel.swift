import AppModels

/// Holds what is stored and, as values to observe, what there is to see; it knows no view.
public final class AddressFormViewModel {
  /// The texts in the four fields.
  @Observed public private(set) var draft = AddressDraft()

  /// The text of the address.
  @Observed public private(set) var address = "No address yet"

  /// The text of the message; empty when there is none.
  @Observed public private(set) var message = ""

  private var stored: Address?
  private var remark = Remark.none
  private var observation: (any AddressObservation)?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A view model of a new address form that follows a store.
  public init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.receive($0) }
  }

  deinit {
    observation?.end()
  }

  /// Takes over the text of a part that a person edited; the same text again is no news.
  public func edit(_ part: Address.Part, text: String) {
    if draft[part] != text { draft[part] = text }
    revalidate()
  }

  /// Stores what is in the fields if none is blank, and trims it there.
  public func update() {
    do {
      let address = try draft.address()
      remark = address == stored ? .nothingToUpdate : .updated
      store(address, in: Address.Part.allCases)
    } catch {
      remark = .rejected(error)
    }
    message = Self.message(for: remark)
  }

  private func receive(_ address: Address) {
    let draft = draft
    store(address, in: Address.Part.allCases.filter { !draft.isTouched($0, since: stored) })
    revalidate()
  }

  private func store(_ address: Address, in fields: [Address.Part]) {
    stored = address
    self.address = "\(address.street), \(address.city), \(address.state) \(address.zip)"
    var new = draft
    for part in fields { new[part] = address[part] }
    draft = new
  }

  /// Judges anew what is missing; any other message goes.
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
    message = Self.message(for: remark)
  }

  private static func message(for remark: Remark) -> String {
    switch remark {
    case .none: ""
    case .rejected(.missing(let parts)): "Missing: \(parts.map(name).joined(separator: ", "))"
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

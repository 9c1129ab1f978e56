import AppModels

/// Holds what is stored and, as values to observe, what there is to see; it knows no view.
///
/// A view sets the four fields, and is notified when they change.
public final class AddressFormViewModel {
  /// The text in the street field, bound in both directions.
  @Observed public var street = "" { didSet { revalidate() } }

  /// The text in the city field, bound in both directions.
  @Observed public var city = "" { didSet { revalidate() } }

  /// The text in the state field, bound in both directions.
  @Observed public var state = "" { didSet { revalidate() } }

  /// The text in the ZIP code field, bound in both directions.
  @Observed public var zip = "" { didSet { revalidate() } }

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

  /// Stores what is in the fields if none is blank, and trims it there.
  public func update() {
    do {
      let address = try draft.address()
      let isNew = address != stored
      store(address, in: Address.Part.allCases)
      remark = isNew ? .updated : .nothingToUpdate
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
    for part in fields {
      switch part {
      case .street: street = address.street
      case .city: city = address.city
      case .state: state = address.state
      case .zip: zip = address.zip
      }
    }
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
    message = Self.message(for: remark)
  }

  private var draft: AddressDraft {
    var draft = AddressDraft()
    draft[.street] = street
    draft[.city] = city
    draft[.state] = state
    draft[.zip] = zip
    return draft
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

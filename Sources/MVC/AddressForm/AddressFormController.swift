import AppModels

/// Holds the stored address and the view: reads what is typed from its widgets, and sets them.
public final class AddressFormController: AddressFormViewDelegate {
  /// The view on screen.
  private(set) var view: any AddressFormView

  private var stored: Address?
  private var remark = Remark.none
  private var observation: (any AddressObservation)?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A controller of a new address form, with its first view, that follows a store.
  public init(view: any AddressFormView, store: any AddressStore) {
    self.view = view
    observation = store.observe { [weak self] in self?.receive($0) }
    setUp(with: AddressDraft())
  }

  deinit {
    observation?.end()
  }

  /// Lets go of the view, and puts a new one in its place, with what was typed into the old one.
  public func replaceView(with newView: any AddressFormView) {
    let draft = draft(in: view)
    view.delegate = nil
    view = newView
    setUp(with: draft)
  }

  private func setUp(with draft: AddressDraft) {
    view.delegate = self
    for part in Address.Part.allCases { fill(part, with: draft[part]) }
    updateAddress()
    updateMessage()
  }

  /// Checks again what is missing from the fields; any other message goes away.
  public func addressFormView(_ view: any AddressFormView, didEdit part: Address.Part) {
    revalidate(view)
  }

  /// Reads the fields off the view, stores them if none is blank, and sets all that the view holds.
  public func addressFormViewDidPressUpdate(_ view: any AddressFormView) {
    do {
      let address = try draft(in: view).address()
      remark = address == stored ? .nothingToUpdate : .updated
      stored = address
      for part in Address.Part.allCases { fill(part, with: address[part]) }
      updateAddress()
    } catch {
      remark = .rejected(error)
    }
    updateMessage()
  }

  private func receive(_ address: Address) {
    let draft = draft(in: view)
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      fill(part, with: address[part])
    }
    stored = address
    updateAddress()
    revalidate(view)
  }

  /// Checks again what is missing; any other message goes away.
  private func revalidate(_ view: any AddressFormView) {
    switch remark {
    case .rejected:
      do {
        _ = try draft(in: view).address()
        remark = .none
      } catch {
        remark = .rejected(error)
      }
    case .none, .updated, .nothingToUpdate: remark = .none
    }
    updateMessage()
  }

  private func draft(in view: any AddressFormView) -> AddressDraft {
    var draft = AddressDraft()
    draft[.street] = view.street
    draft[.city] = view.city
    draft[.state] = view.state
    draft[.zip] = view.zip
    return draft
  }

  private func fill(_ part: Address.Part, with text: String) {
    switch part {
    case .street: view.street = text
    case .city: view.city = text
    case .state: view.state = text
    case .zip: view.zip = text
    }
  }

  private func updateAddress() {
    if let stored {
      view.address = "\(stored.street), \(stored.city), \(stored.state) \(stored.zip)"
    } else {
      view.address = "No address yet"
    }
  }

  private func updateMessage() {
    switch remark {
    case .none: view.message = ""
    case .rejected(.missing(let parts)):
      view.message = "Missing: \(parts.map(Self.name).joined(separator: ", "))"
    case .updated: view.message = "Address updated"
    case .nothingToUpdate: view.message = "Nothing to update"
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

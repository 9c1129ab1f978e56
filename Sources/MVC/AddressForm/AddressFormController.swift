import AppModels
import AppScreens

/// Owns the stored address and the view: reads the user's draft from its widgets, and sets them.
public final class AddressFormController: AddressFormViewDelegate {
  private var view: any AddressFormView
  private var stored: Address?
  private var remark = Remark.none
  private var observation: CancellationToken?

  private enum Remark {
    case none
    case rejected(AddressDraft.Failure)
    case updated
    case nothingToUpdate
  }

  /// A controller of a new address form, with its first view, that observes a store.
  public init(view: any AddressFormView, store: any AddressStore) {
    self.view = view
    observation = store.observe { [weak self] in self?.receive($0) }
    setUp(with: AddressDraft())
  }

  /// Releases the view, and sets up a new one in its place, with the draft of the old one.
  public func replaceView(with newView: any AddressFormView) {
    let draft = draft
    view.delegate = nil
    view = newView
    setUp(with: draft)
  }

  private func setUp(with draft: AddressDraft) {
    view.delegate = self
    for part in Address.Part.allCases { fill(part, with: draft[part]) }
    view.address = address
    view.message = message
  }

  /// Checks the draft again, which is in the widgets already.
  public func addressFormView(
    _: any AddressFormView, didEdit part: Address.Part, text: String
  ) {
    revalidate()
  }

  /// Stores the draft if no part is blank, and sets all widgets of the view.
  public func addressFormViewDidPressUpdate(_: any AddressFormView) {
    do {
      let address = try draft.address()
      remark = address == stored ? .nothingToUpdate : .updated
      stored = address
      for part in Address.Part.allCases { fill(part, with: address[part]) }
      view.address = self.address
    } catch {
      remark = .rejected(error)
    }
    view.message = message
  }

  private func receive(_ address: Address) {
    let draft = draft
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      fill(part, with: address[part])
    }
    stored = address
    view.address = self.address
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
    view.message = message
  }

  private var draft: AddressDraft {
    AddressDraft(street: view.street, city: view.city, state: view.state, zip: view.zip)
  }

  private func fill(_ part: Address.Part, with text: String) {
    switch part {
    case .street: view.street = text
    case .city: view.city = text
    case .state: view.state = text
    case .zip: view.zip = text
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

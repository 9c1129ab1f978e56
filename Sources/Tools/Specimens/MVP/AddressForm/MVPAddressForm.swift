import AppModels
import AppScreens
import MVP

/// A correct presenter, for specimens to override.
class MVPAddressFormPresenter {
  final private(set) weak var view: (any AddressFormView)?
  final let store: any AddressStore
  final var draft = AddressDraft()
  var stored: Address?
  final private var isComplaining = false
  final private var message = ""
  final private var observation: (any AddressObservation)?

  init(store: any AddressStore) {
    self.store = store
    observation = observe()
  }

  deinit {
    observation?.end()
  }

  func observe() -> any AddressObservation {
    store.observe { [weak self] in self?.receive($0) }
  }

  func attach(_ view: any AddressFormView) {
    self.view = view
    showFields()
    view.show(address: stored.words)
    view.show(message: message)
  }

  final func edit(_ part: Address.Part, text: String) {
    draft[part] = text
    judge()
  }

  final func update() {
    do {
      let address = try draft.address()
      isComplaining = false
      show(message: address == stored ? "Nothing to update" : "Address updated")
      draft = AddressDraft(address)
      showFields()
      store(address)
    } catch {
      isComplaining = true
      judge()
    }
  }

  func receive(_ address: Address) {
    for part in Address.Part.allCases where !draft.isTouched(part, since: stored) {
      draft[part] = address[part]
    }
    stored = address
    showFields()
    view?.show(address: stored.words)
    judge()
  }

  func store(_ address: Address) {
    stored = address
    view?.show(address: stored.words)
  }

  private func judge() {
    let complaint = isComplaining ? draft.complaint : nil
    isComplaining = complaint != nil
    show(message: complaint ?? "")
  }

  private func showFields() {
    for part in Address.Part.allCases { view?.show(part, text: draft[part]) }
  }

  private func show(message: String) {
    self.message = message
    view?.show(message: message)
  }
}

/// A correct view.
final class MVPAddressFormView: AddressFormView, ReplaceableView {
  private let presenter: MVPAddressFormPresenter
  private(set) var display = AddressFormDisplay()

  init(_ presenter: MVPAddressFormPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: MVPAddressFormView) { self.init(view.presenter) }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      presenter.edit(part, text: text)
    case .update: presenter.update()
    }
  }

  func show(_ part: Address.Part, text: String) { display[part] = text }
  func show(address: String) { display.address = address }
  func show(message: String) { display.message = message }
}

extension ViewScreen<MVPAddressFormView> {
  /// A screen with a presenter of a new store.
  convenience init(_ makePresenter: (any AddressStore) -> MVPAddressFormPresenter) {
    let store = HeadlessAddressStore()
    self.init(MVPAddressFormView(makePresenter(store)), world: store)
  }
}

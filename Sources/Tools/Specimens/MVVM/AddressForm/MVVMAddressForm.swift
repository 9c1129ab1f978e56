import AppModels
import AppScreens
import MVVM

/// A correct view model, for specimens to override.
class MVVMAddressForm: MVVMViewModel {
  @Observed final var display = AddressFormDisplay()
  final var observable: Observed<AddressFormDisplay>.Source { $display }
  final private var stored: Address?
  final private var isComplaining = false
  final private var observation: (any AddressObservation)?

  init(store: any AddressStore) {
    setUp()
    observation = observe(store)
  }

  deinit {
    observation?.end()
  }

  func observe(_ store: any AddressStore) -> any AddressObservation {
    store.observe { [weak self] in self?.receive($0) }
  }

  func setUp() {
    display.address = stored.words
  }

  final func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): edit(part, text)
    case .update: update()
    }
  }

  func edit(_ part: Address.Part, _ text: String) {
    display[part] = text
    judge()
  }

  final func update() {
    do {
      let address = try draft.address()
      isComplaining = false
      display.message = address == stored ? "Nothing to update" : "Address updated"
      store(address, in: Address.Part.allCases)
    } catch {
      isComplaining = true
      judge()
    }
  }

  private func receive(_ address: Address) {
    let draft = draft
    store(address, in: Address.Part.allCases.filter { !draft.isTouched($0, since: stored) })
    judge()
  }

  private func store(_ address: Address, in fields: [Address.Part]) {
    stored = address
    display.address = stored.words
    for part in fields { display[part] = address[part] }
  }

  private func judge() {
    let complaint = isComplaining ? draft.complaint : nil
    isComplaining = complaint != nil
    display.message = complaint ?? ""
  }

  private var draft: AddressDraft {
    var draft = AddressDraft()
    for part in Address.Part.allCases { draft[part] = display[part] }
    return draft
  }
}

extension ViewScreen {
  /// A screen with a view model of a new store.
  convenience init<Form: MVVMAddressForm>(
    _ makeViewModel: (any AddressStore) -> Form
  ) where View == MVVMView<Form> {
    let store = HeadlessAddressStore()
    self.init(MVVMView(makeViewModel(store)), world: store)
  }
}

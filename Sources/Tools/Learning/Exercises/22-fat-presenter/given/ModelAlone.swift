import AppModels
import AppScreens

/// A screen with a draft and a view, but no presenter: the draft alone knows what is missing.
final class ModelAloneScreen: Screen {
  let headlessService: any HeadlessService<AddressFormEvent> = HeadlessAddressStore()
  let view = ModelAloneView()

  func replaceView() {}
}

/// A view that reads the model itself, which no view should: here it shows what the model knows.
final class ModelAloneView: HeadlessView {
  private(set) var display = AddressFormDisplay()
  private var (draft, isRejected) = (Draft(), false)

  init() {
    display.address = Address?.none.text
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      draft[part] = text
      display.type(text, in: part)
      isRejected = isRejected && !draft.missing.isEmpty
    case .update:
      isRejected = !draft.missing.isEmpty
    }
    display.message = isRejected ? "Missing: \(draft.missing.names)" : ""
    guard gesture == .update, !isRejected, let address = draft.address else { return }
    for part in Address.Part.allCases where draft[part] != address[part] {
      draft[part] = address[part]
      display[part] = address[part]
    }
    (display.address, display.message) = (Optional(address).text, "Address updated")
  }
}

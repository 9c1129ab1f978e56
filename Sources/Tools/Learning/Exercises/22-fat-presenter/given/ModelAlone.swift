import AppModels
import AppScreens

/// A screen with a draft, and nothing between it and the view: what is missing, the draft says.
final class ModelAloneScreen: Screen {
  let world: any World<AddressFormEvent> = HeadlessAddressStore()
  let view = ModelAloneView()

  func replaceView() {}
}

/// A view that asks the model itself, which no view should: here it is to show what the model knows.
final class ModelAloneView: HeadlessView {
  private(set) var display = AddressFormDisplay()
  private var (draft, isRejected) = (AddressDraft(), false)

  init() {
    display.address = Address?.none.words
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      draft[part] = text
      display[part] = text
      isRejected = isRejected && !draft.missing.isEmpty
    case .update:
      isRejected = !draft.missing.isEmpty
    }
    display.message = isRejected ? "Missing: \(draft.missing.words)" : ""
    guard gesture == .update, !isRejected, let address = try? draft.address() else { return }
    for part in Address.Part.allCases { display[part] = address[part] }
    (display.address, display.message) = (Optional(address).words, "Address updated")
  }
}

import AppModels
import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  let presenter: AddressFormPresenter
  private(set) var display = AddressFormDisplay()
  let recording = ViewRecording()

  init(presenter: AddressFormPresenter) {
    self.presenter = presenter
    log.call("attach(_:)", presenter.attach(_:), self)
  }

  var draft: AddressDraft {
    var draft = AddressDraft()
    for part in Address.Part.allCases { draft[part] = display[part] }
    return log.read(draft)
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      log.call("edit(_:text:)", presenter.edit(_:text:), part, text)
    case .update: log.call("update()", presenter.update)
    }
  }

  func show(_ part: Address.Part, text: String) {
    let (part, text) = log.show(part, text)
    display[part] = text
  }

  func show(address: String) {
    display.address = log.show(address)
  }

  func show(message: String) {
    display.message = log.show(message)
  }
}

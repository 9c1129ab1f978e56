// 25 echo. The view model tells the fields, and the fields tell the view model.
// An address arrives from elsewhere, and a person presses update.
// They see:    no message
// They should: Nothing to update

import AppModels
import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  let viewModel: AddressFormViewModel
  private let fields = TextFields()
  private var texts = AddressFormDisplay()
  private var draft, address, message: ObservationToken?
  let recording = ViewRecording()

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    draft = log.bind("draft", viewModel.$draft.bind) { [weak self] in self?.show($0) }
    address = log.bind("address", viewModel.$address.bind) { [weak self] in
      self?.texts.address = $0
    }
    message = log.bind("message", viewModel.$message.bind) { [weak self] in
      self?.texts.message = $0
    }
    fields.didChange = { [weak self] in self?.send($1, as: $0) }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() { (draft, address, message) = (nil, nil, nil) }

  var display: AddressFormDisplay {
    var display = texts
    for part in Address.Part.allCases { display[part] = fields[part] }
    return display
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): fields[part] = text
    case .update: log.call("update()", viewModel.update)
    }
  }

  private func show(_ draft: AddressDraft) {
    for part in Address.Part.allCases { fields[part] = draft[part] }
  }

  private func send(_ text: String, as part: Address.Part) {
    // TODO: Which texts come by here, beside those that a person types?
    log.call("edit(_:text:)", viewModel.edit(_:text:), part, text)
  }
}

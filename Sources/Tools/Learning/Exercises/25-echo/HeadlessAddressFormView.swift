// 25 echo. The view model sets the fields, and the fields report each new text to the view model.
// An address arrives from elsewhere; a user types a space after the ZIP code, and presses update.
// They see:    no message
// They should: Nothing to update

import AppModels
import AppScreens

final class HeadlessAddressFormView: HeadlessView {
  let viewModel: AddressFormViewModel
  private let fields = TextFields()
  private var (address, message) = ("", "")
  private var bindings: [CancellationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$draft.bind { [weak self] in self?.show($0) },
      viewModel.$address.bind { [weak self] in self?.address = $0 },
      viewModel.$message.bind { [weak self] in self?.message = $0 },
    ]
    fields.didChange = { [weak self] in self?.send($1, as: $0) }
  }

  var display: AddressFormDisplay {
    var display = fields.display
    (display.address, display.message) = (address, message)
    return display
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): fields.type(text, in: part)
    case .update: viewModel.submit()
    }
  }

  private func show(_ draft: AddressDraft) {
    for part in Address.Part.allCases { fields.set(draft[part], in: part) }
  }

  private func send(_ text: String, as part: Address.Part) {
    // TODO: Which texts pass here, beside those that the user types?
    viewModel.edit(part, text: text)
  }

  func unbind() { bindings = [] }
}

// 25 echo. The view model sets the fields, and the fields set the view model's values.
// An address arrives from elsewhere, and a user presses update.
// They see:    no message
// They should: Nothing to update

import AppModels
import AppScreens

final class HeadlessAddressFormView: BoundView {
  let viewModel: AddressFormViewModel
  private let fields = TextFields()
  private var texts = AddressFormDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$street.bind { [weak self] in self?.show($0, in: .street) },
      viewModel.$city.bind { [weak self] in self?.show($0, in: .city) },
      viewModel.$state.bind { [weak self] in self?.show($0, in: .state) },
      viewModel.$zip.bind { [weak self] in self?.show($0, in: .zip) },
      viewModel.$address.bind { [weak self] in self?.texts.address = $0 },
      viewModel.$message.bind { [weak self] in self?.texts.message = $0 },
    ]
    fields.didChange = { [weak self] in self?.send($1, as: $0) }
  }

  var display: AddressFormDisplay {
    var display = texts
    for part in Address.Part.allCases { display[part] = fields[part] }
    return display
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text): fields[part] = text
    case .update: viewModel.update()
    }
  }

  private func show(_ text: String, in part: Address.Part) {
    fields[part] = text
  }

  private func send(_ text: String, as part: Address.Part) {
    // TODO: Which texts pass here, beside those that the user types?
    switch part {
    case .street: viewModel.$street.withoutEcho(to: bindings) { viewModel.street = text }
    case .city: viewModel.$city.withoutEcho(to: bindings) { viewModel.city = text }
    case .state: viewModel.$state.withoutEcho(to: bindings) { viewModel.state = text }
    case .zip: viewModel.$zip.withoutEcho(to: bindings) { viewModel.zip = text }
    }
  }
}

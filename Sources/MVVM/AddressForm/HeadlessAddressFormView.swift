import AppModels
import AppScreens

final class HeadlessAddressFormView: BoundView {
  let viewModel: AddressFormViewModel
  private(set) var display = AddressFormDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$street.bind { [weak self] in self?.display.street = $0 },
      viewModel.$city.bind { [weak self] in self?.display.city = $0 },
      viewModel.$state.bind { [weak self] in self?.display.state = $0 },
      viewModel.$zip.bind { [weak self] in self?.display.zip = $0 },
      viewModel.$address.bind { [weak self] in self?.display.address = $0 },
      viewModel.$message.bind { [weak self] in self?.display.message = $0 },
    ]
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      switch part {
      case .street: viewModel.$street.withoutEcho(to: bindings) { viewModel.street = text }
      case .city: viewModel.$city.withoutEcho(to: bindings) { viewModel.city = text }
      case .state: viewModel.$state.withoutEcho(to: bindings) { viewModel.state = text }
      case .zip: viewModel.$zip.withoutEcho(to: bindings) { viewModel.zip = text }
      }
    case .update: viewModel.update()
    }
  }
}

import AppModels
import AppScreens

final class HeadlessAddressFormView: HeadlessView {
  let viewModel: AddressFormViewModel
  private(set) var display = AddressFormDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$street.bind { [weak self] in self?.display.$street.update($0) },
      viewModel.$city.bind { [weak self] in self?.display.$city.update($0) },
      viewModel.$state.bind { [weak self] in self?.display.$state.update($0) },
      viewModel.$zip.bind { [weak self] in self?.display.$zip.update($0) },
      viewModel.$address.bind { [weak self] in self?.display.address = $0 },
      viewModel.$message.bind { [weak self] in self?.display.message = $0 },
    ]
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display.type(text, in: part)
      switch part {
      case .street: viewModel.street = text
      case .city: viewModel.city = text
      case .state: viewModel.state = text
      case .zip: viewModel.zip = text
      }
    case .update: viewModel.submit()
    }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}

import AppModels
import MVVM
import TerminalWidgets

/// An address form on the terminal: binds its fields in both directions, its labels in one.
final class TerminalAddressFormView: TerminalView {
  let viewModel: AddressFormViewModel
  private var bindings: [CancellationToken] = []

  @TextField("street") private var street
  @TextField("city") private var city
  @TextField("state") private var state
  @TextField("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") private var message
  @Label("address") private var address

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    $street.onEdit = { viewModel.street = $0 }
    $city.onEdit = { viewModel.city = $0 }
    $state.onEdit = { viewModel.state = $0 }
    $zip.onEdit = { viewModel.zip = $0 }
    $canUpdate.onPress = { viewModel.submit() }
    bindings = [
      viewModel.$street.bind { [weak self] in self?.$street.update($0) },
      viewModel.$city.bind { [weak self] in self?.$city.update($0) },
      viewModel.$state.bind { [weak self] in self?.$state.update($0) },
      viewModel.$zip.bind { [weak self] in self?.$zip.update($0) },
      viewModel.$address.bind { [weak self] in self?.address = $0 },
      viewModel.$message.bind { [weak self] in self?.message = $0 },
    ]
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}

import MVVM
import TerminalWidgets

/// An address form on the terminal: binds its fields in both directions, its labels in one.
final class TerminalAddressFormView: BoundView, TerminalView {
  let viewModel: AddressFormViewModel
  var bindings: [ObservationToken] = []

  @Field("street") private var street
  @Field("city") private var city
  @Field("state") private var state
  @Field("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") private var message
  @Label("address") private var address

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    $canUpdate.onPress = { viewModel.update() }
    bindings = [
      bind($street, to: viewModel.$street) { viewModel.street = $0 },
      bind($city, to: viewModel.$city) { viewModel.city = $0 },
      bind($state, to: viewModel.$state) { viewModel.state = $0 },
      bind($zip, to: viewModel.$zip) { viewModel.zip = $0 },
      viewModel.$address.bind { [weak self] in self?.address = $0 },
      viewModel.$message.bind { [weak self] in self?.message = $0 },
    ]
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }
}

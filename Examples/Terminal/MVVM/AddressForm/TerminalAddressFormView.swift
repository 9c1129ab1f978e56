import MVVM
import TerminalWidgets

/// An address form on the terminal: binds its fields in both directions, its labels in one.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  let viewModel: AddressFormViewModel

  @Field("street") private var street
  @Field("city") private var city
  @Field("state") private var state
  @Field("zip") private var zip
  @Button("update") private var canUpdate
  @Label("message") private var message
  @Label("address") private var address
  private var bindings: [ObservationToken] = []

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

  /// Binds a field in both directions; what is typed does not come back to it.
  private func bind(
    _ field: Field, to text: Observed<String>.Source, set: @escaping (String) -> Void
  ) -> ObservationToken {
    let token = text.bind { [weak field] in field?.wrappedValue = $0 }
    field.onEdit = { [weak token] text in token?.withoutEcho { set(text) } }
    return token
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] {
    [$street, $city, $state, $zip, $canUpdate, $message, $address]
  }
}

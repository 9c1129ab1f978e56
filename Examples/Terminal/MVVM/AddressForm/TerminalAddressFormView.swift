import MVVM
import TerminalWidgets

/// An address form on the terminal: binds its widgets to the view model, its fields in both directions.
final class TerminalAddressFormView: AddressFormView, TerminalView {
  let viewModel: AddressFormViewModel

  private let street = Field("street")
  private let city = Field("city")
  private let state = Field("state")
  private let zip = Field("zip")
  private let update = Button("update")
  private let message = Label("message")
  private let address = Label("address")
  private var bindings: [ObservationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    update.onPress = { viewModel.update() }
    bindings = [
      viewModel.$message.bind { [message] in message.text = $0 },
      viewModel.$address.bind { [address] in address.text = $0 },
    ]
    bind(street, to: viewModel.$street) { viewModel.street = $0 }
    bind(city, to: viewModel.$city) { viewModel.city = $0 }
    bind(state, to: viewModel.$state) { viewModel.state = $0 }
    bind(zip, to: viewModel.$zip) { viewModel.zip = $0 }
  }

  /// Binds a field in both directions; what is typed does not come back to it.
  private func bind(
    _ field: Field, to text: Observed<String>.Source, _ set: @escaping (String) -> Void
  ) {
    let binding = text.bind { [weak field] in field?.text = $0 }
    field.onEdit = { text in binding.withoutEcho { set(text) } }
    bindings.append(binding)
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    for binding in bindings { binding.cancel() }
  }

  var widgets: [any TerminalWidget] { [street, city, state, zip, update, message, address] }
}

import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its fields to the view model's values in both directions, and its labels in one.
final class GTKAddressFormView: AddressFormView, DesktopView {
  let viewModel: AddressFormViewModel
  let widgets = AddressFormWidgets()
  private var street, city, state, zip, address, message: ObservationToken?

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    street = viewModel.$street.bind { [widgets] in widgets[.street].show($0) }
    city = viewModel.$city.bind { [widgets] in widgets[.city].show($0) }
    state = viewModel.$state.bind { [widgets] in widgets[.state].show($0) }
    zip = viewModel.$zip.bind { [widgets] in widgets[.zip].show($0) }
    address = viewModel.$address.bind { [widgets] in widgets.address.text = $0 }
    message = viewModel.$message.bind { [widgets] in widgets.message.text = $0 }
    for (part, entry) in widgets.fields {
      entry.onEdit { [weak self] in self?.edit(part, text: $0) }
    }
    widgets.update.onClick { [weak self] in self?.viewModel.update() }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    (street, city, state, zip, address, message) = (nil, nil, nil, nil, nil, nil)
  }

  private func edit(_ part: Address.Part, text: String) {
    switch part {
    case .street: street?.withoutEcho { viewModel.street = text }
    case .city: city?.withoutEcho { viewModel.city = text }
    case .state: state?.withoutEcho { viewModel.state = text }
    case .zip: zip?.withoutEcho { viewModel.zip = text }
    }
  }
}

import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its fields to the view model's values in both directions, and its labels in one.
final class GTKAddressFormView: DesktopView {
  let viewModel: AddressFormViewModel
  let widgets = AddressFormWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    widgets[.street].onEdit { viewModel.street = $0 }
    widgets[.city].onEdit { viewModel.city = $0 }
    widgets[.state].onEdit { viewModel.state = $0 }
    widgets[.zip].onEdit { viewModel.zip = $0 }
    bindings = [
      viewModel.$street.bind { [weak self] in self?.widgets[.street].update($0) },
      viewModel.$city.bind { [weak self] in self?.widgets[.city].update($0) },
      viewModel.$state.bind { [weak self] in self?.widgets[.state].update($0) },
      viewModel.$zip.bind { [weak self] in self?.widgets[.zip].update($0) },
      viewModel.$address.bind { [weak self] in self?.widgets.address.text = $0 },
      viewModel.$message.bind { [weak self] in self?.widgets.message.text = $0 },
    ]
    widgets.update.onClick { viewModel.submit() }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}

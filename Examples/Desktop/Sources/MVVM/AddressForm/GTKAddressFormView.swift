import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its fields to the view model's values in both directions, and its labels in one.
final class GTKAddressFormView: BoundView, DesktopView {
  let viewModel: AddressFormViewModel
  let widgets = AddressFormWidgets()
  var bindings: [ObservationToken] = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      bind(widgets[.street], to: viewModel.$street) { viewModel.street = $0 },
      bind(widgets[.city], to: viewModel.$city) { viewModel.city = $0 },
      bind(widgets[.state], to: viewModel.$state) { viewModel.state = $0 },
      bind(widgets[.zip], to: viewModel.$zip) { viewModel.zip = $0 },
      viewModel.$address.bind { [weak self] in self?.widgets.address.text = $0 },
      viewModel.$message.bind { [weak self] in self?.widgets.message.text = $0 },
    ]
    widgets.update.onClick { viewModel.update() }
  }
}

import AppModels
import MVVM
import Observation
import SwiftUI

/// An address form that SwiftUI draws from what is bound to the view model, in both directions.
package struct SwiftUIAddressFormView: View {
  @State private var bound: BoundAddressForm

  package init(viewModel: AddressFormViewModel) {
    bound = BoundAddressForm(viewModel: viewModel)
  }

  package var body: some View {
    Form {
      TextField("Street", text: $bound.street)
      TextField("City", text: $bound.city)
      TextField("State", text: $bound.state)
      TextField("ZIP code", text: $bound.zip)
      Button("Update") { bound.viewModel.submit() }
      LabeledContent("Address", value: bound.address)
      Text(bound.message)
    }
  }
}

/// The values of an address form's view model, as SwiftUI observes and sets them.
@MainActor @Observable
final class BoundAddressForm {
  let viewModel: AddressFormViewModel
  private(set) var address = ""
  private(set) var message = ""
  @ObservationIgnored private var bindings: [CancellationToken] = []

  // What comes from the view model does not go back to it.
  var street = "" { didSet { if street != viewModel.street { viewModel.street = street } } }
  var city = "" { didSet { if city != viewModel.city { viewModel.city = city } } }
  var state = "" { didSet { if state != viewModel.state { viewModel.state = state } } }
  var zip = "" { didSet { if zip != viewModel.zip { viewModel.zip = zip } } }

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$street.bind { [weak self] in self?.street = $0 },
      viewModel.$city.bind { [weak self] in self?.city = $0 },
      viewModel.$state.bind { [weak self] in self?.state = $0 },
      viewModel.$zip.bind { [weak self] in self?.zip = $0 },
      viewModel.$address.bind { [weak self] in self?.address = $0 },
      viewModel.$message.bind { [weak self] in self?.message = $0 },
    ]
  }
}

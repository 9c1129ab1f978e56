import AppModels
import AppScreens

final class HeadlessAddressFormView: AddressFormView, HeadlessView {
  let viewModel: AddressFormViewModel
  private(set) var display = AddressFormDisplay()
  private var street, city, state, zip, address, message: ObservationToken?
  let recording = ViewRecording()

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    street = log.bind("street", viewModel.$street.bind) { [weak self] in self?.display.street = $0 }
    city = log.bind("city", viewModel.$city.bind) { [weak self] in self?.display.city = $0 }
    state = log.bind("state", viewModel.$state.bind) { [weak self] in self?.display.state = $0 }
    zip = log.bind("zip", viewModel.$zip.bind) { [weak self] in self?.display.zip = $0 }
    address = log.bind("address", viewModel.$address.bind) { [weak self] in
      self?.display.address = $0
    }
    message = log.bind("message", viewModel.$message.bind) { [weak self] in
      self?.display.message = $0
    }
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    (street, city, state, zip, address, message) = (nil, nil, nil, nil, nil, nil)
  }

  func perform(_ gesture: AddressFormGesture) {
    switch gesture {
    case .edit(let part, let text):
      display[part] = text
      switch part {
      case .street: street?.withoutEcho { log.assign("street", \.street, of: viewModel, text) }
      case .city: city?.withoutEcho { log.assign("city", \.city, of: viewModel, text) }
      case .state: state?.withoutEcho { log.assign("state", \.state, of: viewModel, text) }
      case .zip: zip?.withoutEcho { log.assign("zip", \.zip, of: viewModel, text) }
      }
    case .update: log.call("update()", viewModel.update)
    }
  }
}

import AppModels
import AppScreens
import Parity

extension TriptychSpecimens {
  /// Address forms in MVVM with something wrong in the view model, or between it and its view.
  static let mvvmAddressForms = [
    Specimen(
      "address-before-binding", of: "address", in: "MVVM", breaks: "S1",
      origin: "A binding is told only what changes, and the first address never does."
    ) { ViewScreen(EmptyAtFirstViewModel.init) },
    Specimen(
      "observation-never-ended", of: "address", in: "MVVM", breaks: "S4",
      origin: "An observation is assumed to end by itself when nobody holds it."
    ) { ViewScreen(ObservingForEverViewModel.init) },
    Specimen(
      "trims-while-typing", of: "address", in: "MVVM", breaks: "AF2",
      origin: "A setter trims what it is given, and the binding carries it back into the field."
    ) { ViewScreen(TrimmingViewModel.init) },
  ]
}

/// Shows no address until one is stored.
private final class EmptyAtFirstViewModel: MVVMAddressForm {
  override func setUp() {}
}

/// Lets its observation go without ending it.
private final class ObservingForEverViewModel: MVVMAddressForm {
  override func observe(_ store: any AddressStore) -> any AddressObservation {
    EndlessObservation(super.observe(store))
  }
}

/// Does not pass on that it is to end.
private final class EndlessObservation: AddressObservation {
  private let observation: any AddressObservation

  init(_ observation: any AddressObservation) {
    self.observation = observation
  }

  func end() {}
}

/// Trims a text at every edit.
private final class TrimmingViewModel: MVVMAddressForm {
  override func edit(_ part: Address.Part, _ text: String) {
    super.edit(part, text.trimmed(\.isWhitespace))
  }
}

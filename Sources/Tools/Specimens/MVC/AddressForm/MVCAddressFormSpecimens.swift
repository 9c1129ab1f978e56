import AppModels
import AppScreens
import MVC
import Parity

extension TriptychSpecimens {
  /// Address forms in MVC with something wrong in the controller.
  static let mvcAddressForms = [
    Specimen(
      "draft-lost-with-old-view", of: "address", in: "MVC", breaks: "S3",
      origin: "The widgets hold what is typed, and nobody reads it before they go."
    ) { DraftLosingController() },
    Specimen(
      "store-captures-controller", of: "address", in: "MVC", breaks: "S4",
      origin: "The method that receives an address is handed over as it is, with its object."
    ) { CapturedController() },
  ]
}

/// Leaves the fields of a new view empty.
private final class DraftLosingController: MVCAddressForm {
  override func setUp(with draft: AddressDraft) {
    super.setUp(with: AddressDraft())
  }
}

/// Is held by the store that it observes.
private final class CapturedController: MVCAddressForm {
  override func observe() -> any AddressObservation {
    store.observe(receive)
  }
}

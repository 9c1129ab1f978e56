import AppModels
import MVP
import Parity

extension TriptychSpecimens {
  /// Address forms in MVP with something wrong in the presenter.
  static let mvpAddressForms = [
    Specimen(
      "static-address", of: "address", in: "MVP", breaks: "S2",
      origin: "A person has one address, so it can be static."
    ) { ViewScreen(StaticAddressPresenter.init) },
    Specimen(
      "first-view-hears-alone", of: "address", in: "MVP", breaks: "S3",
      origin: "The observation of the store captures the view, which at first is the only one."
    ) { ViewScreen(FirstViewPresenter.init) },
    Specimen(
      "old-address-pushed", of: "address", in: "MVP", breaks: "AF4",
      origin: "The presenter shows the address first, and stores the new one then."
    ) { ViewScreen(OneBehindPresenter.init) },
  ]
}

/// Shares its address with every other presenter.
private final class StaticAddressPresenter: MVPAddressFormPresenter {
  private let shared = Shared("address", initially: Address?.none)

  override var stored: Address? {
    get { shared.value }
    set { shared.value = newValue }
  }
}

/// Takes over what arrives only while its first view is there.
private final class FirstViewPresenter: MVPAddressFormPresenter {
  private weak var firstView: (any AddressFormView)?
  private var hasAttached = false

  override func attach(_ view: any AddressFormView) {
    super.attach(view)
    if !hasAttached { firstView = view }
    hasAttached = true
  }

  override func receive(_ address: Address) {
    if firstView != nil { super.receive(address) }
  }
}

/// Shows the address that was stored before.
private final class OneBehindPresenter: MVPAddressFormPresenter {
  override func store(_ address: Address) {
    view?.show(address: stored.words)
    stored = address
  }
}

import AppModels
import AppScreens

/// Holds the view, which holds the presenter.
final class OwningPresenter: Mediator<PlainTokenCalculator> {
  private var owned: AnyObject?

  override func attach(_ view: AnyObject) -> TokenCalculatorDisplay {
    owned = view
    return display
  }
}

/// Has an alert with a closure that owns the view, until the next key or the next view.
final class AlertingPresenter: Mediator<PlainCalculator> {
  private weak var view: AnyObject?
  private var dismiss: (() -> Void)?

  override func attach(_ view: AnyObject) -> CalculatorDisplay {
    (self.view, dismiss) = (view, nil)
    return display
  }

  override func perform(_ gesture: CalculatorGesture) {
    super.perform(gesture)
    dismiss = state.isRejected ? { [view] in withExtendedLifetime(view) {} } : nil
  }
}

/// Takes over what arrives only while its first view is there.
final class FirstViewPresenter: AddressFormMediator<PlainAddressForm> {
  private weak var firstView: AnyObject?
  private var hasAttached = false

  override func attach(_ view: AnyObject) -> AddressFormDisplay {
    if !hasAttached { firstView = view }
    hasAttached = true
    return display
  }

  override func receive(_ address: Address) {
    if firstView != nil { super.receive(address) }
  }
}

/// Shows, after an update, the address that was stored before.
final class OneBehindPresenter: AddressFormMediator<PlainAddressForm> {
  private var shown: AddressDraft?

  override var display: AddressFormDisplay {
    var display = super.display
    display.address = state.steps.words(shown)
    return display
  }

  override func attach(_ view: AnyObject) -> AddressFormDisplay {
    shown = state.stored
    return display
  }

  override func perform(_ gesture: AddressFormGesture) {
    if gesture == .update, state.missing.isEmpty { shown = state.stored }
    super.perform(gesture)
  }

  override func receive(_ address: Address) {
    shown = AddressDraft(address)
    super.receive(address)
  }
}

/// Shows rows when something happens, and not to a view that is attached later.
final class RowsOnceSearch: PlainMusicSearch {
  private var statusAtAttaching: String?

  override func attach(_ view: AnyObject) -> MusicSearchDisplay {
    statusAtAttaching = display.status
    return shown
  }

  override func update() {
    if display.status != statusAtAttaching { statusAtAttaching = nil }
    tell?(shown)
  }

  private var shown: MusicSearchDisplay {
    var shown = display
    if statusAtAttaching != nil { shown.rows = [] }
    return shown
  }
}

/// Takes an answer only if the view that asked is still there.
final class AskingViewSearch: PlainMusicSearch {
  override func receiver(for term: String) -> Receiver {
    let receive = super.receiver(for: term)
    return { [weak self, weak asking = view] answer, request in
      if asking != nil, asking === self?.view { receive(answer, request) }
    }
  }
}

/// Has a closure that owns the token of its own request, until the term changes.
final class RequestHoldingSearch: PlainMusicSearch {
  private var cancelLast: (() -> Void)?

  override func cancel() { cancelLast?() }

  override func ask(for term: String) {
    var token: CancellationToken?
    token = service.search(term) { [weak self] in if token != nil { self?.take($0) } }
    cancelLast = { token = nil }
    display.show(searchFor: term)
  }
}

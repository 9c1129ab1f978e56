import AppModels
import AppScreens

/// Has views that hold their delegate.
final class StrongDelegateController: Controller<Mediator<PlainTokenCalculator>> {
  override func makeView() -> DelegatingView<Mediator<PlainTokenCalculator>> {
    StrongDelegateView()
  }
}

/// Holds its delegate, which holds the view.
final class StrongDelegateView: DelegatingView<Mediator<PlainTokenCalculator>> {
  private var owner: Controller<Mediator<PlainTokenCalculator>>?

  override weak var delegate: Controller<Mediator<PlainTokenCalculator>>? {
    didSet { owner = delegate }
  }
}

/// Goes on updating every view that it has ever had.
final class ListKeepingController: Controller<Mediator<PlainColourSelector>> {
  private var views: [DelegatingView<Mediator<PlainColourSelector>>] = []

  override func show(_ display: ColourSelectorDisplay) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
    for view in views { view.display.status = display.status }
    super.show(display)
  }
}

/// Holds itself through a closure.
final class SelfHoldingController: Controller<Mediator<PlainColourSelector>> {
  private var update: ((ColourSelectorDisplay) -> Void)?

  override func show(_ display: ColourSelectorDisplay) {
    if update == nil { update = { self.view.display = $0 } }
    update?(display)
  }
}

extension PlainCalculator {
  /// The text on the display, and whether it is a result.
  var entry: (text: String, isResult: Bool) {
    get { (text, isResult) }
    set { (text, isResult) = newValue }
  }
}

/// Handles each key once for every view that it has ever had.
final class HandlerAdding: Mediator<PlainCalculator> {
  private var handlers: [(CalculatorGesture) -> Void] = []

  override func attach(_ view: AnyObject) -> CalculatorDisplay {
    handlers.append { [weak self] gesture in self?.handle(gesture) }
    return display
  }

  override func perform(_ gesture: CalculatorGesture) {
    for handle in handlers { handle(gesture) }
  }

  private func handle(_ gesture: CalculatorGesture) { super.perform(gesture) }
}

/// Is held by the store that it observes.
final class Captured: AddressFormMediator<PlainAddressForm> {
  override func observe() -> CancellationToken {
    store.observe(receive)
  }
}

/// Holds the view that was in place when the service was asked.
final class ViewCapturingSearch: PlainMusicSearch {
  override func receiver(for term: String) -> Receiver {
    let receive = super.receiver(for: term)
    return { [view] answer, request in
      withExtendedLifetime(view) { receive(answer, request) }
    }
  }
}

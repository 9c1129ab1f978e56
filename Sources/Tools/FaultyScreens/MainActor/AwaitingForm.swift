import AppModels
import AppScreens

/// An address form of the main actor, with a task that awaits the addresses that arrive.
@MainActor final class AwaitingForm: AwaitingPresenter {
  private var state = PlainAddressForm()
  private weak var view: AwaitingView<AwaitingForm>?
  private var observation: Task<Void, Never>?

  init(_ store: any AsyncAddressStore) {
    let arrivals = store.arrivals()
    observation = Task { [weak self] in
      for await address in arrivals { self?.receive(address) }
    }
  }

  deinit { observation?.cancel() }

  var display: AddressFormDisplay { state.display }

  func attach(_ view: AwaitingView<AwaitingForm>) { self.view = view }

  func perform(_ gesture: AddressFormGesture) {
    state.perform(gesture)
    var display = display
    if case .edit(let part, let text) = gesture { display.type(text, in: part) }
    view?.display = display
  }

  private func receive(_ address: Address) {
    state.receive(address)
    view?.display = display
  }
}

/// A calculator of the main actor, which has nothing to await.
@MainActor final class MainActorCalculator: AwaitingPresenter {
  private var state = CalculatorState()
  private weak var view: AwaitingView<MainActorCalculator>?

  var display: CalculatorDisplay { state.display }

  func attach(_ view: AwaitingView<MainActorCalculator>) { self.view = view }

  func perform(_ gesture: CalculatorGesture) {
    state.perform(gesture)
    view?.display = display
  }
}

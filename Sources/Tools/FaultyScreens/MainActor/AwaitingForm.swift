import AppModels
import AppScreens

/// An address form of the main actor, with a task that awaits the addresses that arrive.
@MainActor final class AwaitingForm: AwaitingPresenter {
  private var state = PlainAddressForm()
  private weak var view: AwaitingView<AwaitingForm>?
  private var observation: Task<Void, Never>?

  /// What is done to the text of an edit in a task; nothing if it is nil.
  private let prepare: (@MainActor (String) async -> String)?

  /// A form that observes the store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDetached: Whether a detached task observes it.
  ///   - prepare: What is done to the text of an edit in a task; nothing unless given.
  init(
    _ store: any AsyncAddressStore, detached isDetached: Bool = false,
    preparing prepare: (@MainActor (String) async -> String)?
  ) {
    self.prepare = prepare
    let arrivals = store.arrivals()
    observation =
      if isDetached {
        Task.detached { [weak self] in
          for await address in arrivals { await self?.receive(address) }
        }
      } else {
        Task { [weak self] in
          for await address in arrivals { self?.receive(address) }
        }
      }
  }

  deinit { observation?.cancel() }

  var display: AddressFormDisplay { state.display }

  func attach(_ view: AwaitingView<AwaitingForm>) { self.view = view }

  func perform(_ gesture: AddressFormGesture) {
    guard let prepare, case .edit(let part, let text) = gesture else {
      state.perform(gesture)
      var display = display
      if case .edit(let part, let text) = gesture { display.type(text, in: part) }
      view?.display = display
      return
    }
    Task { [weak self] in
      let text = await prepare(text)
      self?.state.perform(.edit(part, text))
      self?.updateView()
    }
  }

  private func updateView() { view?.display = display }

  private func receive(_ address: Address) {
    state.receive(address)
    view?.display = display
  }
}

/// A calculator of the main actor, which has nothing to await.
@MainActor final class MainActorCalculator: AwaitingPresenter {
  private var state = CalculatorState()
  private weak var view: AwaitingView<MainActorCalculator>?

  /// Indicates whether a gesture is accepted.
  private let accepts: () -> Bool

  /// A calculator that may ignore gestures; it accepts all unless given.
  init(accepting accepts: @escaping () -> Bool = { true }) {
    self.accepts = accepts
  }

  var display: CalculatorDisplay { state.display }

  func attach(_ view: AwaitingView<MainActorCalculator>) { self.view = view }

  func perform(_ gesture: CalculatorGesture) {
    guard accepts() else { return }
    state.perform(gesture)
    view?.display = display
  }
}

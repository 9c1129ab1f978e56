import AppModels
import AppScreens

/// A mediator of a form that is a value, and of the store that addresses arrive from.
final class AddressFormMediator: TellingMediator {
  private(set) var state: AddressFormState
  private var observation: (any AddressObservation)?
  var tell: ((AddressFormDisplay) -> Void)?

  init(_ store: any AddressStore, in state: AddressFormState = AddressFormState()) {
    self.state = state
    observation = store.observe { [weak self] in self?.apply(.arrived($0)) }
  }

  deinit { observation?.end() }

  var display: AddressFormDisplay { state.display }

  func perform(_ gesture: AddressFormGesture) { apply(.init(gesture)) }

  /// Hears nothing more of the store, and leaves the view as it is.
  func close() {
    observation?.end()
    tell = nil
  }

  private func apply(_ occurrence: AddressFormState.Occurrence) {
    state.apply(occurrence)
    tell?(display)
  }
}

import AppModels
import AppScreens
import Parity

/// A form as what happened since a snapshot; the snapshot follows, so that looks stay cheap.
private struct AddressFormHistory: PlainState {
  private var snapshot = AddressFormState()
  private var since: [AddressFormState.Occurrence] = []

  var display: AddressFormDisplay { state.display }

  mutating func perform(_ gesture: AddressFormGesture) { record(.init(gesture)) }

  mutating func happen(_ event: AddressFormEvent) {
    switch event {
    case .arrive(let address): record(.arrived(address))
    }
  }

  private var state: AddressFormState { since.reduce(into: snapshot) { $0.apply($1) } }

  private mutating func record(_ occurrence: AddressFormState.Occurrence) {
    since.append(occurrence)
    if since.count == 16 { (snapshot, since) = (state, []) }
  }
}

extension RightScreen {
  /// An address form that keeps no state, but what led to it.
  static let eventSourcing = RightScreen(
    "event-sourcing", of: "address",
    technique: "What happened is kept, and folded at each look from a snapshot not long ago."
  ) {
    ViewScreen(AddressFormHistory())
  }
}

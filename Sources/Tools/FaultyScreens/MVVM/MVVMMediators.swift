import AppModels
import AppScreens
import MVVM

/// Is held by its own binding.
final class CapturedView: BindingView<Mediator<PlainCalculator>> {
  override func bind() {
    binding = viewModel.$display.bind { self.display = $0 }
  }
}

/// Stays bound when it is replaced.
final class BoundForEverView<Mediator: TellingMediator>: BindingView<Mediator> {
  override func unbind() {}
}

/// Has a closure that owns the token of its own observation.
final class ObservingForEverMediator: AddressFormMediator<PlainAddressForm> {
  override func observe() -> CancellationToken {
    var observation: CancellationToken?
    let token = store.observe { [weak self] in if observation != nil { self?.receive($0) } }
    observation = token
    return token
  }
}

/// Shows, while it searches, the rows that any search was last answered.
final class StaticRowsSearch: PlainMusicSearch {
  private let rows = Shared("rows", initially: [MusicSearchRow]())

  override func clear() {
    super.clear()
    rows.value = []
  }

  override func ask(for term: String) {
    super.ask(for: term)
    display.rows = rows.value
  }

  override func take(_ answer: Answer) {
    super.take(answer)
    if case .success = answer { rows.value = display.rows }
  }
}

/// Is held by every request until that is answered.
final class CapturedSearch: PlainMusicSearch {
  override func receiver(for term: String) -> Receiver {
    { self.receive($0, $1, for: term) }
  }
}

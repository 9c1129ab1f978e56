import AppModels
import AppScreens
import MVVM

/// Is held by its own binding.
final class CapturedView: BoundView<Mediator<PlainCalculator>> {
  override func bind() {
    binding = viewModel.$display.bind { self.display = $0 }
  }
}

/// Stays bound when it is replaced.
final class BoundForEverView: BoundView<Mediator<PlainColourSelector>> {
  override func unbind() {}
}

/// Lets its observation go without ending it.
final class ObservingForEverMediator: AddressFormMediator<PlainAddressForm> {
  override func end() {}
}

/// Shows, while it searches, the rows that any search was last answered.
final class StaticRowsSearch: PlainMusicSearch {
  private let rows = Shared("rows", initially: [MusicSearchDisplay.Row]())

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

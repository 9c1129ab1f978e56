import AppScreens
import DesktopWidgets
import GTK
import MVP

extension Pattern {
  /// Model–View–Presenter on real widgets: the view owns its presenter.
  package static func desktopMVP(
    over makeService: @escaping @Sendable () -> any DesktopMusicService
  ) -> Pattern {
    Pattern("MVP")
      .adding(tokenCalculator)
      .adding(calculator)
      .adding(colourSelector)
      .adding(addressForm)
      .adding { musicSearch(over: makeService()) }
  }
}

private func tokenCalculator() -> some Screen<TokenCalculatorGesture, TokenCalculatorDisplay> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKTokenCalculatorView(presenter: TokenCalculatorPresenter()),
      next: { GTKTokenCalculatorView(presenter: $0.presenter) })
  }
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKCalculatorView(presenter: CalculatorPresenter()),
      next: { GTKCalculatorView(presenter: $0.presenter) })
  }
}

private func colourSelector() -> some Screen<ColourSelectorGesture, ColourSelectorDisplay> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKColourSelectorView(presenter: ColourSelectorPresenter()),
      next: { GTKColourSelectorView(presenter: $0.presenter) })
  }
}

private func addressForm() -> some Screen<AddressFormGesture, AddressFormDisplay> {
  onMainThread {
    let store = HeadlessAddressStore()
    return DesktopScreen(
      with: store, first: GTKAddressFormView(presenter: AddressFormPresenter(store: store)),
      next: { GTKAddressFormView(presenter: $0.presenter) })
  }
}

private func musicSearch(
  over service: any DesktopMusicService
) -> some Screen<MusicSearchGesture, MusicSearchDisplay> {
  onMainThread {
    DesktopScreen(
      with: service, first: GTKMusicSearchView(presenter: MusicSearchPresenter(service: service)),
      next: { GTKMusicSearchView(presenter: $0.presenter) })
  }
}

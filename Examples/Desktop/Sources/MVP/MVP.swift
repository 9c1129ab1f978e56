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

private func tokenCalculator() -> DesktopScreen<GTKTokenCalculatorView> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKTokenCalculatorView(presenter: TokenCalculatorPresenter()),
      next: { GTKTokenCalculatorView(presenter: $0.presenter) })
  }
}

private func calculator() -> DesktopScreen<GTKCalculatorView> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKCalculatorView(presenter: CalculatorPresenter()),
      next: { GTKCalculatorView(presenter: $0.presenter) })
  }
}

private func colourSelector() -> DesktopScreen<GTKColourSelectorView> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKColourSelectorView(presenter: ColourSelectorPresenter()),
      next: { GTKColourSelectorView(presenter: $0.presenter) })
  }
}

private func addressForm() -> DesktopScreen<GTKAddressFormView> {
  onMainThread {
    let store = HeadlessAddressStore()
    return DesktopScreen(
      with: store, first: GTKAddressFormView(presenter: AddressFormPresenter(store: store)),
      next: { GTKAddressFormView(presenter: $0.presenter) })
  }
}

private func musicSearch(
  over service: any DesktopMusicService
) -> DesktopScreen<GTKMusicSearchView> {
  onMainThread {
    DesktopScreen(
      with: service, first: GTKMusicSearchView(presenter: MusicSearchPresenter(service: service)),
      next: { GTKMusicSearchView(presenter: $0.presenter) })
  }
}

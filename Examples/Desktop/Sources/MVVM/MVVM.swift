import AppScreens
import DesktopWidgets
import GTK
import MVVM

extension Pattern {
  /// Model–View–ViewModel on real widgets: the view owns its view model, and binds to it.
  package static func desktopMVVM(
    over makeService: @escaping @Sendable () -> any DesktopMusicService
  ) -> Pattern {
    Pattern("MVVM")
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
      with: NoService(), first: GTKTokenCalculatorView(viewModel: TokenCalculatorViewModel()),
      next: {
        $0.unbind()
        return GTKTokenCalculatorView(viewModel: $0.viewModel)
      },
      second: { GTKTokenCalculatorView(viewModel: $0.viewModel) })
  }
}

private func calculator() -> DesktopScreen<GTKCalculatorView> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKCalculatorView(viewModel: CalculatorViewModel()),
      next: {
        $0.unbind()
        return GTKCalculatorView(viewModel: $0.viewModel)
      },
      second: { GTKCalculatorView(viewModel: $0.viewModel) })
  }
}

private func colourSelector() -> DesktopScreen<GTKColourSelectorView> {
  onMainThread {
    DesktopScreen(
      with: NoService(), first: GTKColourSelectorView(viewModel: ColourSelectorViewModel()),
      next: {
        $0.unbind()
        return GTKColourSelectorView(viewModel: $0.viewModel)
      },
      second: { GTKColourSelectorView(viewModel: $0.viewModel) })
  }
}

private func addressForm() -> DesktopScreen<GTKAddressFormView> {
  onMainThread {
    let store = HeadlessAddressStore()
    return DesktopScreen(
      with: store, first: GTKAddressFormView(viewModel: AddressFormViewModel(store: store)),
      next: {
        $0.unbind()
        return GTKAddressFormView(viewModel: $0.viewModel)
      },
      second: { GTKAddressFormView(viewModel: $0.viewModel) })
  }
}

private func musicSearch(
  over service: any DesktopMusicService
) -> DesktopScreen<GTKMusicSearchView> {
  onMainThread {
    DesktopScreen(
      with: service, first: GTKMusicSearchView(viewModel: MusicSearchViewModel(service: service)),
      next: {
        $0.unbind()
        return GTKMusicSearchView(viewModel: $0.viewModel)
      },
      second: { GTKMusicSearchView(viewModel: $0.viewModel) })
  }
}

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

private func tokenCalculator() -> some Screen<TokenCalculatorGesture, TokenCalculatorDisplay> {
  screen(with: NoService(), first: GTKTokenCalculatorView(viewModel: TokenCalculatorViewModel()))
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  screen(with: NoService(), first: GTKCalculatorView(viewModel: CalculatorViewModel()))
}

private func colourSelector() -> some Screen<ColourSelectorGesture, ColourSelectorDisplay> {
  screen(with: NoService(), first: GTKColourSelectorView(viewModel: ColourSelectorViewModel()))
}

private func addressForm() -> some Screen<AddressFormGesture, AddressFormDisplay> {
  let store = HeadlessAddressStore()
  return screen(
    with: store, first: GTKAddressFormView(viewModel: AddressFormViewModel(store: store)))
}

private func musicSearch(
  over service: any DesktopMusicService
) -> some Screen<MusicSearchGesture, MusicSearchDisplay> {
  screen(
    with: service, first: GTKMusicSearchView(viewModel: MusicSearchViewModel(service: service)))
}

/// A screen whose second and next views bind to the view model of the first.
private func screen<View: DesktopView & BoundView>(
  with service: any HeadlessService<View.Gesture.Event>, first: @autoclosure () -> View
) -> DesktopScreen<View> {
  onMainThread {
    DesktopScreen(
      with: service, first: first(),
      next: {
        $0.bindings = []
        return View(viewModel: $0.viewModel)
      },
      second: { View(viewModel: $0.viewModel) })
  }
}

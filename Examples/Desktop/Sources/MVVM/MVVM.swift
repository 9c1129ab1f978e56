import AppScreens
import DesktopWidgets
import GTK
import MVVM

extension Pattern {
  /// Model–View–ViewModel on real widgets: the view owns its view model, and binds to it.
  package static func desktopMVVM(
    over makeService: @escaping @Sendable () -> any MusicWorld
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
  screen(in: NoWorld(), first: GTKTokenCalculatorView(viewModel: TokenCalculatorViewModel()))
}

private func calculator() -> some Screen<CalculatorGesture, CalculatorDisplay> {
  screen(in: NoWorld(), first: GTKCalculatorView(viewModel: CalculatorViewModel()))
}

private func colourSelector() -> some Screen<ColourSelectorGesture, ColourSelectorDisplay> {
  screen(in: NoWorld(), first: GTKColourSelectorView(viewModel: ColourSelectorViewModel()))
}

private func addressForm() -> some Screen<AddressFormGesture, AddressFormDisplay> {
  let store = HeadlessAddressStore()
  return screen(
    in: store, first: GTKAddressFormView(viewModel: AddressFormViewModel(store: store)))
}

private func musicSearch(
  over service: any MusicWorld
) -> some Screen<MusicSearchGesture, MusicSearchDisplay> {
  screen(
    in: service, first: GTKMusicSearchView(viewModel: MusicSearchViewModel(service: service)))
}

/// A screen whose second and next views bind to the view model of the first.
private func screen<View: DesktopView & BoundView>(
  in world: any World<View.Gesture.Event>, first: @autoclosure () -> View
) -> DesktopScreen<View> {
  onMainThread {
    DesktopScreen(
      in: world, first: first(),
      next: {
        $0.bindings = []
        return View(viewModel: $0.viewModel)
      },
      second: { View(viewModel: $0.viewModel) })
  }
}

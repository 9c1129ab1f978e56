import AppModels
import AppScreens
import MVVM
import TerminalWidgets

extension Pattern {
  /// Model–View–ViewModel on the terminal: a view owns its view model, to which a new view binds.
  package static let terminalMVVM = Pattern("MVVM")
    .adding(tokenCalculator)
    .adding(calculator)
    .adding(colourSelector)
    .adding(addressForm)
    .adding(headlessMusicSearch)
}

/// A music search over a service that responds by itself.
package func musicSearch(over service: any MusicService) -> any Screen {
  musicSearch(over: service, headlessService: HeadlessMusicService())
}

private func tokenCalculator() -> TerminalScreen<TerminalTokenCalculatorView> {
  screen(TerminalTokenCalculatorView(viewModel: TokenCalculatorViewModel()), with: NoService())
}

private func calculator() -> TerminalScreen<TerminalCalculatorView> {
  screen(TerminalCalculatorView(viewModel: CalculatorViewModel()), with: NoService())
}

private func colourSelector() -> TerminalScreen<TerminalColourSelectorView> {
  screen(TerminalColourSelectorView(viewModel: ColourSelectorViewModel()), with: NoService())
}

private func addressForm() -> TerminalScreen<TerminalAddressFormView> {
  let store = HeadlessAddressStore()
  return screen(
    TerminalAddressFormView(viewModel: AddressFormViewModel(store: store)), with: store)
}

private func musicSearch(
  over service: any MusicService, headlessService: HeadlessMusicService
) -> TerminalScreen<TerminalMusicSearchView> {
  screen(
    TerminalMusicSearchView(viewModel: MusicSearchViewModel(service: service)),
    with: headlessService)
}

private func headlessMusicSearch() -> TerminalScreen<TerminalMusicSearchView> {
  let service = HeadlessMusicService()
  return musicSearch(over: service, headlessService: service)
}

/// A screen whose second and next views bind to the view model of the first.
private func screen<View: AdaptedView & BoundView>(
  _ view: View, with service: any HeadlessService<View.Gesture.Event>
) -> TerminalScreen<View> {
  TerminalScreen(
    view, with: service, second: { View(viewModel: $0.viewModel) },
    next: {
      $0.bindings = []
      return View(viewModel: $0.viewModel)
    })
}

// How the kit uses the views.
extension TerminalTokenCalculatorView: AdaptedView { typealias Display = TokenCalculatorDisplay }
extension TerminalCalculatorView: AdaptedView { typealias Display = CalculatorDisplay }
extension TerminalColourSelectorView: AdaptedView { typealias Display = ColourSelectorDisplay }
extension TerminalAddressFormView: AdaptedView { typealias Display = AddressFormDisplay }
extension TerminalMusicSearchView: AdaptedView { typealias Display = MusicSearchDisplay }

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
  TerminalScreen(
    TerminalTokenCalculatorView(viewModel: TokenCalculatorViewModel()), with: NoService(),
    second: { TerminalTokenCalculatorView(viewModel: $0.viewModel) },
    next: {
      $0.unbind()
      return TerminalTokenCalculatorView(viewModel: $0.viewModel)
    })
}

private func calculator() -> TerminalScreen<TerminalCalculatorView> {
  TerminalScreen(
    TerminalCalculatorView(viewModel: CalculatorViewModel()), with: NoService(),
    second: { TerminalCalculatorView(viewModel: $0.viewModel) },
    next: {
      $0.unbind()
      return TerminalCalculatorView(viewModel: $0.viewModel)
    })
}

private func colourSelector() -> TerminalScreen<TerminalColourSelectorView> {
  TerminalScreen(
    TerminalColourSelectorView(viewModel: ColourSelectorViewModel()), with: NoService(),
    second: { TerminalColourSelectorView(viewModel: $0.viewModel) },
    next: {
      $0.unbind()
      return TerminalColourSelectorView(viewModel: $0.viewModel)
    })
}

private func addressForm() -> TerminalScreen<TerminalAddressFormView> {
  let store = HeadlessAddressStore()
  return TerminalScreen(
    TerminalAddressFormView(viewModel: AddressFormViewModel(store: store)), with: store,
    second: { TerminalAddressFormView(viewModel: $0.viewModel) },
    next: {
      $0.unbind()
      return TerminalAddressFormView(viewModel: $0.viewModel)
    })
}

private func musicSearch(
  over service: any MusicService, headlessService: HeadlessMusicService
) -> TerminalScreen<TerminalMusicSearchView> {
  TerminalScreen(
    TerminalMusicSearchView(viewModel: MusicSearchViewModel(service: service)),
    with: headlessService, second: { TerminalMusicSearchView(viewModel: $0.viewModel) },
    next: {
      $0.unbind()
      return TerminalMusicSearchView(viewModel: $0.viewModel)
    })
}

private func headlessMusicSearch() -> TerminalScreen<TerminalMusicSearchView> {
  let service = HeadlessMusicService()
  return musicSearch(over: service, headlessService: service)
}

// How the kit uses the views.
extension TerminalTokenCalculatorView: AdaptedView { typealias Display = TokenCalculatorDisplay }
extension TerminalCalculatorView: AdaptedView { typealias Display = CalculatorDisplay }
extension TerminalColourSelectorView: AdaptedView { typealias Display = ColourSelectorDisplay }
extension TerminalAddressFormView: AdaptedView { typealias Display = AddressFormDisplay }
extension TerminalMusicSearchView: AdaptedView { typealias Display = MusicSearchDisplay }

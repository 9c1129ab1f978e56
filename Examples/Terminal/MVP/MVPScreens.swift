import AppModels
import AppScreens
import MVP
import TerminalWidgets

extension Pattern {
  /// Model–View–Presenter on the terminal: a view owns its presenter, which a new view takes over.
  package static let terminalMVP = Pattern("MVP")
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
    TerminalTokenCalculatorView(presenter: TokenCalculatorPresenter()), with: NoService()
  ) {
    TerminalTokenCalculatorView(presenter: $0.presenter)
  }
}

private func calculator() -> TerminalScreen<TerminalCalculatorView> {
  TerminalScreen(TerminalCalculatorView(presenter: CalculatorPresenter()), with: NoService()) {
    TerminalCalculatorView(presenter: $0.presenter)
  }
}

private func colourSelector() -> TerminalScreen<TerminalColourSelectorView> {
  TerminalScreen(
    TerminalColourSelectorView(presenter: ColourSelectorPresenter()), with: NoService()
  ) {
    TerminalColourSelectorView(presenter: $0.presenter)
  }
}

private func addressForm() -> TerminalScreen<TerminalAddressFormView> {
  let store = HeadlessAddressStore()
  return TerminalScreen(
    TerminalAddressFormView(presenter: AddressFormPresenter(store: store)), with: store
  ) {
    TerminalAddressFormView(presenter: $0.presenter)
  }
}

private func musicSearch(
  over service: any MusicService, headlessService: HeadlessMusicService
) -> TerminalScreen<TerminalMusicSearchView> {
  TerminalScreen(
    TerminalMusicSearchView(presenter: MusicSearchPresenter(service: service)),
    with: headlessService
  ) {
    TerminalMusicSearchView(presenter: $0.presenter)
  }
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

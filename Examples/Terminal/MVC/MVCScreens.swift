import AppModels
import AppScreens
import MVC
import TerminalWidgets

extension Pattern {
  /// Model–View–Controller on the terminal: a controller owns its view, until a new one replaces it.
  package static let terminalMVC = Pattern("MVC")
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
  let view = TerminalTokenCalculatorView()
  let controller = TokenCalculatorController(view: view)
  return TerminalScreen(view, with: NoService()) { _ in
    let newView = TerminalTokenCalculatorView()
    controller.replaceView(with: newView)
    return newView
  }
}

private func calculator() -> TerminalScreen<TerminalCalculatorView> {
  let view = TerminalCalculatorView()
  let controller = CalculatorController(view: view)
  return TerminalScreen(view, with: NoService()) { _ in
    let newView = TerminalCalculatorView()
    controller.replaceView(with: newView)
    return newView
  }
}

private func colourSelector() -> TerminalScreen<TerminalColourSelectorView> {
  let view = TerminalColourSelectorView()
  let controller = ColourSelectorController(view: view)
  return TerminalScreen(view, with: NoService()) { _ in
    let newView = TerminalColourSelectorView()
    controller.replaceView(with: newView)
    return newView
  }
}

private func addressForm() -> TerminalScreen<TerminalAddressFormView> {
  let store = HeadlessAddressStore()
  let view = TerminalAddressFormView()
  let controller = AddressFormController(view: view, store: store)
  return TerminalScreen(view, with: store) { _ in
    let newView = TerminalAddressFormView()
    controller.replaceView(with: newView)
    return newView
  }
}

private func musicSearch(
  over service: any MusicService, headlessService: HeadlessMusicService
) -> TerminalScreen<TerminalMusicSearchView> {
  let view = TerminalMusicSearchView()
  let controller = MusicSearchController(view: view, service: service)
  return TerminalScreen(view, with: headlessService) { _ in
    let newView = TerminalMusicSearchView()
    controller.replaceView(with: newView)
    return newView
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

import AppModels
import AppScreens
import MVC
import TerminalWidgets

extension Pattern {
  /// Model–View–Controller on the terminal: a controller lets a new view replace its own.
  package static let terminalMVC = Pattern("MVC")
    .adding(tokenCalculator)
    .adding(calculator)
    .adding(colourSelector)
    .adding(addressForm)
    .adding(headlessMusicSearch)
}

/// A music search over a service that answers by itself.
package func musicSearch(over service: any MusicService) -> any Screen {
  musicSearch(over: service, in: HeadlessMusicService())
}

private func tokenCalculator() -> TerminalScreen<TerminalTokenCalculatorView> {
  let view = TerminalTokenCalculatorView()
  let controller = TokenCalculatorController(view: view)
  return TerminalScreen(view, in: NoWorld()) { _ in
    let next = TerminalTokenCalculatorView()
    controller.replaceView(with: next)
    return next
  }
}

private func calculator() -> TerminalScreen<TerminalCalculatorView> {
  let view = TerminalCalculatorView()
  let controller = CalculatorController(view: view)
  return TerminalScreen(view, in: NoWorld()) { _ in
    let next = TerminalCalculatorView()
    controller.replaceView(with: next)
    return next
  }
}

private func colourSelector() -> TerminalScreen<TerminalColourSelectorView> {
  let view = TerminalColourSelectorView()
  let controller = ColourSelectorController(view: view)
  return TerminalScreen(view, in: NoWorld()) { _ in
    let next = TerminalColourSelectorView()
    controller.replaceView(with: next)
    return next
  }
}

private func addressForm() -> TerminalScreen<TerminalAddressFormView> {
  let store = HeadlessAddressStore()
  let view = TerminalAddressFormView()
  let controller = AddressFormController(view: view, store: store)
  return TerminalScreen(view, in: store) { _ in
    let next = TerminalAddressFormView()
    controller.replaceView(with: next)
    return next
  }
}

private func musicSearch(
  over service: any MusicService, in world: HeadlessMusicService
) -> TerminalScreen<TerminalMusicSearchView> {
  let view = TerminalMusicSearchView()
  let controller = MusicSearchController(view: view, service: service)
  return TerminalScreen(view, in: world) { _ in
    let next = TerminalMusicSearchView()
    controller.replaceView(with: next)
    return next
  }
}

private func headlessMusicSearch() -> TerminalScreen<TerminalMusicSearchView> {
  let service = HeadlessMusicService()
  return musicSearch(over: service, in: service)
}

// How the rules meet the views.
extension TerminalTokenCalculatorView: AdaptedView { typealias Display = TokenCalculatorDisplay }
extension TerminalCalculatorView: AdaptedView { typealias Display = CalculatorDisplay }
extension TerminalColourSelectorView: AdaptedView { typealias Display = ColourSelectorDisplay }
extension TerminalAddressFormView: AdaptedView { typealias Display = AddressFormDisplay }
extension TerminalMusicSearchView: AdaptedView { typealias Display = MusicSearchDisplay }

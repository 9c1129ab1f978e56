import AppScreens
import TerminalWidgets

extension Pattern {
  /// Model–View–Presenter on the terminal.
  package static let terminalMVP = Pattern(
    "MVP", TokenCalculatorScreen.init, CalculatorScreen.init, ColourSelectorScreen.init,
    AddressFormScreen.init, MusicSearchScreen.init)
}

/// A music search over a service that answers by itself.
package func musicSearch(over service: LiveMusicService) -> any Screen {
  MusicSearchScreen(over: service)
}

// How the rules meet the views.
extension TerminalTokenCalculatorView: AdaptedView { typealias Display = TokenCalculatorDisplay }
extension TerminalCalculatorView: AdaptedView { typealias Display = CalculatorDisplay }
extension TerminalColourSelectorView: AdaptedView { typealias Display = ColourSelectorDisplay }
extension TerminalAddressFormView: AdaptedView { typealias Display = AddressFormDisplay }
extension TerminalMusicSearchView: AdaptedView { typealias Display = MusicSearchDisplay }

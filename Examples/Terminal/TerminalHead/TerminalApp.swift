import AppDefinitions
import AppModels
import AppScreens
import TerminalMVC
import TerminalMVP
import TerminalMVVM
import TerminalWidgets
import TriptychParity

/// An app that can be put on the terminal.
struct TerminalApp {
  /// A key that delivers an external event, each time the next of some.
  struct EventKey {
    let key: Character
    let hint: String
    let events: [String]
  }

  let name: String
  let makeScreen: (Pattern) -> (any Screen)?

  /// The name of the app for its users.
  var title: String { TriptychApps.all.first { $0.name == name }?.title ?? name }

  var eventKeys: [EventKey] = []

  /// Indicates whether its service answers by itself.
  var isLive = false

  /// All apps; keys deliver the events of their services.
  static var all: [TerminalApp] {
    [
      TerminalApp(name: "four-function") {
        $0.screen(CalculatorGesture.self, CalculatorDisplay.self)
      },
      TerminalApp(name: "token") {
        $0.screen(TokenCalculatorGesture.self, TokenCalculatorDisplay.self)
      },
      TerminalApp(name: "colour") {
        $0.screen(ColourSelectorGesture.self, ColourSelectorDisplay.self)
      },
      TerminalApp(
        name: "address",
        makeScreen: { $0.screen(AddressFormGesture.self, AddressFormDisplay.self) },
        eventKeys: [
          EventKey(
            key: "a", hint: "arrives",
            events: ["arrive=1 Main|Seoul|Jung|04524", "arrive=350 Fifth Avenue|New York|NY|10118"])
        ]),
      TerminalApp(
        name: "music",
        makeScreen: { $0.screen(MusicSearchGesture.self, MusicSearchDisplay.self) },
        eventKeys: [
          EventKey(key: "r", hint: "answers", events: ["reply=1"]),
          EventKey(key: "f", hint: "fails", events: MusicFailure.allCases.map { "fail=1,\($0)" }),
        ]),
    ]
  }

  /// The music search over a service that answers by itself.
  static func music(over service: any MusicService) -> TerminalApp {
    let screens: [String: (any MusicService) -> any Screen] = [
      "MVC": TerminalMVC.musicSearch,
      "MVP": TerminalMVP.musicSearch,
      "MVVM": TerminalMVVM.musicSearch,
    ]
    return TerminalApp(
      name: "music", makeScreen: { screens[$0.name]?(service) }, isLive: true)
  }
}

extension Pattern {
  /// A new screen; nil if the pattern has none, or only one of the main actor.
  fileprivate func screen<Gesture: ScreenGesture, Display: ScreenDisplay>(
    _: Gesture.Type, _: Display.Type
  ) -> (any Screen)? {
    guard case .anywhere(let makeScreen) = screenFactory(Gesture.self, Display.self) else {
      return nil
    }
    return makeScreen()
  }
}

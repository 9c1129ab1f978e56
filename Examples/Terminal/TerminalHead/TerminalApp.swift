import AppModels
import AppScreens
import TerminalMVC
import TerminalMVP
import TerminalMVVM
import TerminalWidgets

/// An app that can be put on the terminal.
struct TerminalApp {
  /// A key that lets the world act, each time by the next of some events.
  struct WorldKey {
    let key: Character
    let hint: String
    let events: [String]
  }

  let name: String
  let makeScreen: (Pattern) -> (any Screen)?
  var worldKeys: [WorldKey] = []

  /// Indicates whether its service answers by itself.
  var isLive = false

  /// All apps, with worlds in which things happen at a key.
  static var all: [TerminalApp] {
    [
      TerminalApp(name: "four-function") {
        $0.screenFactory(CalculatorGesture.self, CalculatorDisplay.self)?()
      },
      TerminalApp(name: "token") {
        $0.screenFactory(TokenCalculatorGesture.self, TokenCalculatorDisplay.self)?()
      },
      TerminalApp(name: "colour") {
        $0.screenFactory(ColourSelectorGesture.self, ColourSelectorDisplay.self)?()
      },
      TerminalApp(
        name: "address",
        makeScreen: { $0.screenFactory(AddressFormGesture.self, AddressFormDisplay.self)?() },
        worldKeys: [
          WorldKey(
            key: "a", hint: "arrives",
            events: ["arrive=1 Main|Seoul|Jung|04524", "arrive=350 Fifth Avenue|New York|NY|10118"])
        ]),
      TerminalApp(
        name: "music",
        makeScreen: { $0.screenFactory(MusicSearchGesture.self, MusicSearchDisplay.self)?() },
        worldKeys: [
          WorldKey(key: "r", hint: "answers", events: ["reply=1"]),
          WorldKey(key: "f", hint: "fails", events: MusicFailure.allCases.map { "fail=1,\($0)" }),
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

import AppScreens

struct ColourSelectorHead: Head {
  let name = "colour"
  var screen: (any Screen<ColourSelectorGesture, ColourSelectorDisplay>)?
  var steps: [Step<ColourSelectorGesture>] = []

  func draw(width: Int) -> [String] {
    let switches = [display.green, display.yellow].map { $0 ? "[ ●] on" : "[○ ] off" }
    return ["g  green   \(switches[0])", "y  yellow  \(switches[1])", "", display.status]
      + ["", "g turns green   y turns yellow"]
  }

  func gesture(for key: Character) -> ColourSelectorGesture? {
    let notations = [
      "g": "green=\(display.green ? "off" : "on")", "y": "yellow=\(display.yellow ? "off" : "on")",
    ]
    return ColourSelectorGesture.allCases.first { $0.notation == notations[String(key)] }
  }
}

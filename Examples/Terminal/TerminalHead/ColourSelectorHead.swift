import AppScreens

struct ColourSelectorHead: Head {
  let name = "colour"
  var screen: (any Screen<ColourSelectorGesture, ColourSelectorDisplay>)?
  var steps: [Step<ColourSelectorGesture>] = []

  func draw(in room: Room) -> [String] {
    let switches = [display.green, display.yellow].map { $0 ? "[ ●] on" : "[○ ] off" }
    return ["g  green   \(switches[0])", "y  yellow  \(switches[1])", "", display.status]
      + ["", "g turns green   y turns yellow"]
  }

  func step(for key: Key, in room: Room) -> Step<ColourSelectorGesture>? {
    let notations: [Key: String] = [
      .character("g"): "green=\(display.green ? "off" : "on")",
      .character("y"): "yellow=\(display.yellow ? "off" : "on")",
    ]
    let gesture = ColourSelectorGesture.allCases.first { $0.notation == notations[key] }
    return gesture.map(Step.gesture)
  }
}

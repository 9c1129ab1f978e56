import AppModels
import TriptychParity

extension FaultyScreens {
  /// Colour selectors that turn a switch wrongly, or misreport which are on.
  static let colourSelectors: [FaultyScreen] = [
    .colourSelector("off-turns-both-off", breaks: "CS2").turn { colours, colour, isOn in
      if isOn { colours.append(colour) } else { colours = [] }
    }.origin("The case for off empties the selection, which looks right with one switch."),
    .colourSelector("named-in-order-of-turning", breaks: "CS3").words(PlainColourSelector.list)
      .origin("The selection is a list, which keeps the order in which it was filled."),
    .colourSelector("toggles", breaks: "CS4").turn { colours, colour, _ in
      PlainColourSelector.set(&colours, colour, on: !colours.contains(colour))
    }.origin("A touch of a switch is assumed to toggle it."),
    .colourSelector("counts-turns", breaks: "CS4").turn { colours, colour, isOn in
      if isOn {
        colours.append(colour)
      } else if let index = colours.firstIndex(of: colour) {
        colours.remove(at: index)
      }
    }.origin("Turns are counted like references: on adds one, off takes one away."),
    .colourSelector("appends-each-turn", breaks: "CS4").replacing { steps in
      steps.turn = { colours, colour, isOn in
        if isOn { colours.append(colour) } else { colours.removeAll { $0 == colour } }
      }
      steps.words = PlainColourSelector.list
    }.origin("Each turn appends a colour to the list that is shown, in the order of the turns."),
    .colourSelector("green-twice", breaks: "CS4").replacing { steps in
      steps.turn = { colours, colour, isOn in
        if isOn { colours.append(colour) } else { colours.removeAll { $0 == colour } }
      }
      steps.words = { PlainColourSelector.list($0.sorted { $0.rawValue < $1.rawValue }) }
    }.origin("A colour is appended to a list whenever its switch says that it is on."),
    .fault("status-blinks", of: "colour", breaks: "S2") {
      ViewScreen(AskingView(BlinkingSelector()))
    }.origin("A status that is new is animated, and a text that blinks is not there at times."),
  ]
}

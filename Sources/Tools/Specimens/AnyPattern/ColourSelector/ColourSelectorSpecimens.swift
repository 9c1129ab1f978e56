import AppModels
import Parity

extension TriptychSpecimens {
  /// Colour selectors that turn a switch wrongly, or misreport which are on.
  static let colourSelectors: [Specimen] = [
    .colourSelector(
      "off-turns-both-off", breaks: "CS2",
      origin: "The case for off empties the selection, which looks right with one switch.",
      turn: { colours, colour, isOn in
        if isOn { colours.append(colour) } else { colours = [] }
      }),
    .colourSelector(
      "named-in-order-of-turning", breaks: "CS3",
      origin: "The selection is a list, which keeps the order in which it was filled.",
      words: PlainColourSelector.list),
    .colourSelector(
      "toggles", breaks: "CS4",
      origin: "A touch of a switch is assumed to toggle it.",
      turn: { colours, colour, _ in
        PlainColourSelector.turn(&colours, colour, on: !colours.contains(colour))
      }),
    .colourSelector(
      "counts-turns", breaks: "CS4",
      origin: "Turns are counted like references: on adds one, off takes one away.",
      turn: { colours, colour, isOn in
        if isOn {
          colours.append(colour)
        } else if let index = colours.firstIndex(of: colour) {
          colours.remove(at: index)
        }
      }),
    .colourSelector(
      "green-twice", breaks: "CS4",
      origin: "A colour is appended to a list whenever its switch says that it is on.",
      turn: { colours, colour, isOn in
        if isOn { colours.append(colour) } else { colours.removeAll { $0 == colour } }
      },
      words: { PlainColourSelector.list($0.sorted { $0.rawValue < $1.rawValue }) }),
  ]
}

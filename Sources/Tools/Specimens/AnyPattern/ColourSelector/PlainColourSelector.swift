import AppModels
import AppScreens
import Foundation
import Parity

/// A colour selector in no pattern; its steps are correct, except those that a fault replaces.
struct PlainColourSelector: PlainState {
  /// The colours that are on; a fault can have one of them twice.
  typealias Colours = [ColourSelector.Colour]

  /// Turns one colour on or off.
  typealias Turn = @Sendable (inout Colours, ColourSelector.Colour, _ isOn: Bool) -> Void

  /// Makes the words for the colours that are on.
  typealias Words = @Sendable (Colours) -> String

  let turn: Turn
  let words: Words
  private(set) var colours: Colours = []

  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): turn(&colours, colour, isOn)
    }
  }

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: colours.contains(.green), yellow: colours.contains(.yellow), status: words(colours))
  }

  /// Turns a colour correctly.
  @Sendable static func turn(_ colours: inout Colours, _ colour: ColourSelector.Colour, on: Bool) {
    if !on {
      colours.removeAll { $0 == colour }
    } else if !colours.contains(colour) {
      colours.append(colour)
    }
  }

  /// The names of colours, in the order given.
  @Sendable static func list(_ colours: Colours) -> String {
    let names = colours.map(\.rawValue.capitalized)
    return names.isEmpty ? "Please choose a switch" : names.joined(separator: " and ")
  }
}

extension Specimen {
  /// A specimen that turns its switches wrongly, or misreports which are on.
  static func colourSelector(
    _ name: String, breaks rule: String, origin: String,
    turn: @escaping PlainColourSelector.Turn = PlainColourSelector.turn,
    words: @escaping PlainColourSelector.Words = { on in
      PlainColourSelector.list(ColourSelector.Colour.allCases.filter(on.contains))
    }
  ) -> Specimen {
    Specimen(name, of: "colour", breaks: rule, origin: origin) {
      ViewScreen(PlainColourSelector(turn: turn, words: words))
    }
  }
}

import AppModels
import AppScreens
import Foundation
import Parity

/// A colour selector in no pattern; its steps are right, but for those that a fault replaces.
struct PlainColourSelector: PlainState {
  /// The colours that are on; a fault can have one of them twice.
  typealias Colours = [ColourSelector.Colour]

  /// Turns one colour on or off.
  let turn: @Sendable (inout Colours, ColourSelector.Colour, _ isOn: Bool) -> Void

  /// Says what is on.
  let name: @Sendable (Colours) -> String

  private(set) var colours: Colours = []

  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): turn(&colours, colour, isOn)
    }
  }

  var display: ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: colours.contains(.green), yellow: colours.contains(.yellow), status: name(colours))
  }
}

extension PlainColourSelector {
  /// Turns as is right.
  @Sendable static func turn(
    _ colours: inout Colours, _ colour: ColourSelector.Colour, _ isOn: Bool
  ) {
    if !isOn {
      colours.removeAll { $0 == colour }
    } else if !colours.contains(colour) {
      colours.append(colour)
    }
  }

  /// Names as is right.
  @Sendable static func name(_ colours: Colours) -> String {
    list(ColourSelector.Colour.allCases.filter(colours.contains))
  }

  /// The names of colours, in the order in which they are given.
  static func list(_ colours: Colours) -> String {
    colours.isEmpty
      ? "Please choose a switch" : colours.map(\.rawValue.capitalized).joined(separator: " and ")
  }
}

extension Specimen {
  /// A colour selector that turns its switches wrongly, or names them wrongly.
  static func colourSelector(
    _ name: String, breaks rule: String, origin: String,
    turn:
      @escaping @Sendable (
        inout PlainColourSelector.Colours, ColourSelector.Colour, Bool
      ) -> Void = PlainColourSelector.turn,
    naming: @escaping @Sendable (PlainColourSelector.Colours) -> String = PlainColourSelector.name
  ) -> Specimen {
    Specimen(name, of: "colour", breaks: rule, origin: origin) {
      ViewScreen(PlainView(PlainColourSelector(turn: turn, name: naming)))
    }
  }
}

import AppModels
import AppScreens
import Foundation
import TriptychParity

/// A colour selector in no pattern; its steps are correct, except those that a fault replaces.
struct PlainColourSelector: PlainState {
  /// The colours that are on; a fault can have one of them twice.
  typealias Colours = [ColourSelector.Colour]

  /// Turns one colour on or off.
  typealias Turn = @Sendable (inout Colours, ColourSelector.Colour, _ isOn: Bool) -> Void

  /// Makes the words for the colours that are on.
  typealias Words = @Sendable (Colours) -> String

  /// Changes what a turn has made of the selector.
  typealias Then =
    @Sendable (
      inout Self, _ before: Self, ColourSelector.Colour, _ isOn: Bool
    ) -> Void

  var turn: Turn = Self.set
  var words: Words = { on in list(ColourSelector.Colour.allCases.filter(on.contains)) }
  var turned: Then = { _, _, _, _ in }
  var colours: Colours = []

  /// A status that only a fault sets; the next turn resets it.
  var wrongStatus: String?

  /// The colours that are on, but whose switches a fault leaves off until they are turned.
  var left: Colours = []

  /// A number that only a fault counts.
  var count = 0

  mutating func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn):
      let before = self
      turn(&colours, colour, isOn)
      wrongStatus = nil
      left.removeAll { $0 == colour }
      turned(&self, before, colour, isOn)
    }
  }

  var status: String { wrongStatus ?? words(colours) }

  var display: ColourSelectorDisplay {
    let shown = colours.filter { !left.contains($0) }
    return ColourSelectorDisplay(
      green: shown.contains(.green), yellow: shown.contains(.yellow), status: status)
  }

  /// Turns a colour correctly.
  @Sendable static func set(_ colours: inout Colours, _ colour: ColourSelector.Colour, on: Bool) {
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

extension FaultyScreen {
  /// A colour selector with wrong steps, in a pattern or in any.
  static func colourSelector(
    _ name: String, in architecture: String? = nil, breaks rule: String
  ) -> Replaceable<PlainColourSelector> {
    Replaceable(PlainColourSelector()) {
      fault(name, of: "colour", in: architecture, breaks: rule, $0)
    }
  }
}

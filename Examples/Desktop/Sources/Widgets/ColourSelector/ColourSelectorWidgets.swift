import AppModels
import AppScreens
import GTK

/// The widgets of a colour selector: two switches, and the status below them.
package final class ColourSelectorWidgets: DesktopWidgets {
  private let green = Switch()
  private let yellow = Switch()

  /// The status.
  package let status = Label().wrapping().styled("panel", "large")

  package let root: Stack

  /// The widgets of a colour selector, with nothing on its status.
  package init() {
    root = Stack(
      .down, spacing: 18,
      [
        Stack(.across, [Label("Green").filling(), green]),
        Stack(.across, [Label("Yellow").filling(), yellow]),
        status,
      ])
  }

  /// The switch of a colour.
  package subscript(colour: ColourSelector.Colour) -> Switch {
    switch colour {
    case .green: green
    case .yellow: yellow
    }
  }

  package func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): self[colour].isOn = isOn
    }
  }

  package func onGesture(_ handle: @escaping (ColourSelectorGesture) -> Void) {
    green.onTurn { handle(.turn(.green, on: $0)) }
    yellow.onTurn { handle(.turn(.yellow, on: $0)) }
  }

  package var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: green.isOn, yellow: yellow.isOn, status: status.text)
  }
}

import AppModels
import AppScreens
import GTK

/// The widgets of a colour selector: two switches, and the status below them.
public final class ColourSelectorWidgets: DesktopWidgets {
  private let green = Switch()
  private let yellow = Switch()

  /// The status.
  public let status = Label().wrapping().styled("panel", "large")

  public let root: Stack

  /// The widgets of a colour selector, with nothing on its status.
  public init() {
    root = Stack(
      .down, spacing: 18,
      [
        Stack(.across, [Label("Green").filling(), green]),
        Stack(.across, [Label("Yellow").filling(), yellow]),
        status,
      ])
  }

  /// The switch of a colour.
  public subscript(colour: ColourSelector.Colour) -> Switch {
    switch colour {
    case .green: green
    case .yellow: yellow
    }
  }

  public func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): self[colour].isOn = isOn
    }
  }

  public var display: ColourSelectorDisplay {
    ColourSelectorDisplay(green: green.isOn, yellow: yellow.isOn, status: status.text)
  }
}

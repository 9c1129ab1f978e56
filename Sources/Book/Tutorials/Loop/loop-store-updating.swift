import AppModels
import AppScreens

/// An event in the app.
enum ColourSelectorMessage {
  case turned(ColourSelector.Colour, on: Bool)
}

/// Owns the state, and renders it for a view that it does not know.
final class ColourSelectorStore {
  private var state = ColourSelector()
  private var show: (ColourSelectorDisplay) -> Void = { _ in }

  /// Renders at once, and from now on after each message, for this view alone.
  func render(_ show: @escaping (ColourSelectorDisplay) -> Void) {
    self.show = show
    show(Self.display(of: state))
  }

  /// Changes the state by a message, and renders it.
  func send(_ message: ColourSelectorMessage) {
    switch message {
    case .turned(let colour, let isOn): state.turn(colour, on: isOn)
    }
    show(Self.display(of: state))
  }

  private static func display(of state: ColourSelector) -> ColourSelectorDisplay {
    ColourSelectorDisplay(
      green: state.isOn(.green), yellow: state.isOn(.yellow), status: status(of: state))
  }

  private static func status(of state: ColourSelector) -> String {
    switch (state.isOn(.green), state.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

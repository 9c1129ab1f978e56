import AppModels
import AppScreens

/// The colour selector: the colours that are on.
enum ColourSelectorProgram: Program {
  /// An event in the app.
  enum Message {
    /// The switch of a colour was turned on or off.
    case turned(ColourSelector.Colour, on: Bool)
  }

  /// Nothing is selected.
  static var initial: ColourSelector { ColourSelector() }

  /// Turns a gesture into a message.
  static func message(for gesture: ColourSelectorGesture) -> Message {
    switch gesture {
    case .turn(let colour, let isOn): .turned(colour, on: isOn)
    }
  }

  /// Turns the colour on the model.
  static func update(_ state: inout ColourSelector, _ message: Message) {
    switch message {
    case .turned(let colour, let isOn): state.turn(colour, on: isOn)
    }
  }

  /// The positions of the switches, and the text of the status.
  static func view(_ state: ColourSelector, on display: inout ColourSelectorDisplay) {
    display.green = state.isOn(.green)
    display.yellow = state.isOn(.yellow)
    display.status = status(of: state)
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

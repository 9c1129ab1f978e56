import AppModels

/// The texts of a colour selector.
enum Texts {
  /// The status: the names of the colours that are on, always in the same order.
  static func status(of selector: ColourSelector) -> String {
    switch (selector.isOn(.green), selector.isOn(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

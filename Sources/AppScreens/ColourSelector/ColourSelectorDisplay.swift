import AppModels

/// The display of a colour selector: two switches and a status.
public struct ColourSelectorDisplay: ScreenDisplay {
  /// The position of the green switch: on or off.
  public var green = false

  /// The position of the yellow switch: on or off.
  public var yellow = false

  /// The status, in words.
  public var status = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// A display with these switches and this status.
  public init(green: Bool, yellow: Bool, status: String) {
    (self.green, self.yellow, self.status) = (green, yellow, status)
  }

  /// The position of a colour's switch: on or off.
  public subscript(colour: ColourSelector.Colour) -> Bool {
    get {
      switch colour {
      case .green: green
      case .yellow: yellow
      }
    }
    set {
      switch colour {
      case .green: green = newValue
      case .yellow: yellow = newValue
      }
    }
  }

  /// Green, yellow, status.
  public var widgets: [Widget] {
    [
      Widget("green", isOn: green),
      Widget("yellow", isOn: yellow),
      Widget("status", shows: status),
    ]
  }
}

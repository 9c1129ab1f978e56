import AppModels

/// What a person sees on a colour selector: two switches and a status.
public struct ColourSelectorDisplay: ScreenDisplay {
  /// Whether the green switch is on.
  public var green: Bool

  /// Whether the yellow switch is on.
  public var yellow: Bool

  /// The status, in words.
  public var status: String

  /// A display with these switches and this status.
  public init(green: Bool, yellow: Bool, status: String) {
    self.green = green
    self.yellow = yellow
    self.status = status
  }

  /// A display on which nothing has been shown yet.
  public init() {
    self.init(green: false, yellow: false, status: "")
  }

  /// Whether the switch of a colour is on.
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

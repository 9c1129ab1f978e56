/// The display of a four-function calculator: one text.
public struct CalculatorDisplay: ScreenDisplay {
  /// The text on the display.
  public var text: String

  /// A display with this text.
  public init(text: String) {
    self.text = text
  }

  /// A display on which nothing has been shown yet.
  public init() {
    self.init(text: "")
  }

  /// The text.
  public var widgets: [Widget] {
    [Widget("text", shows: text)]
  }
}

/// The display of a four-function calculator: one text.
public struct CalculatorDisplay: ScreenDisplay {
  /// The text on the display.
  public var text = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// A display with this text.
  public init(text: String) {
    self.text = text
  }

  /// The text.
  public var widgets: [Widget] {
    [Widget("text", shows: text)]
  }
}

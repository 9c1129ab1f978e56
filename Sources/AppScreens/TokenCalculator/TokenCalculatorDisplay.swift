/// The display of a token calculator: two fields and a total.
public struct TokenCalculatorDisplay: ScreenDisplay {
  /// The text in the separators field.
  public var separators: String

  /// The text in the input field.
  public var input: String

  /// The total, or what takes its place.
  public var total: String

  /// A display with these texts.
  public init(separators: String, input: String, total: String) {
    self.separators = separators
    self.input = input
    self.total = total
  }

  /// A display on which nothing has been shown yet.
  public init() {
    self.init(separators: "", input: "", total: "")
  }

  /// Separators, input, total.
  public var widgets: [Widget] {
    [
      Widget("separators", shows: separators),
      Widget("input", shows: input),
      Widget("total", shows: total),
    ]
  }
}

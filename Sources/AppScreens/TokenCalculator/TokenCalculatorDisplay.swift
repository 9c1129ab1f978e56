/// The display of a token calculator: two fields and a total.
public struct TokenCalculatorDisplay: ScreenDisplay {
  /// The separators field.
  @Field public var separators = ""

  /// The input field.
  @Field public var input = ""

  /// The total, or what takes its place.
  public var total = ""

  /// A display on which nothing has been shown yet.
  public init() {}

  /// A display with these texts, none of which was typed.
  public init(separators: String, input: String, total: String) {
    (self.separators, self.input, self.total) = (separators, input, total)
  }

  /// Separators, input, total.
  public var widgets: [Widget] {
    [
      Widget("separators", shows: $separators),
      Widget("input", shows: $input),
      Widget("total", shows: total),
    ]
  }
}

import AppScreens

extension ScreenDisplay {
  /// Every widget with what it shows, in one line, such as `input "1,2" total "3"`.
  public var summary: String {
    widgets.map { "\($0.name) \($0.text.excerpt)" }.joined(separator: " ")
  }

  /// The widgets that show something else than on another display, from where they differ.
  func summary(where other: Self) -> String {
    let differences = zip(widgets, other.widgets).filter { $0.text != $1.text }
    return differences.map { "\($0.name) \($0.text.excerpt(whereUnlike: $1.text))" }
      .joined(separator: " ")
  }
}

extension String {
  /// An excerpt that leaves out most of what a long text has in common with another.
  fileprivate func excerpt(whereUnlike other: String) -> String {
    let common = zip(self, other).prefix { $0 == $1 }.count
    let context = 8
    guard common > 2 * context else { return excerpt }
    return "…\(String(dropFirst(common - context)).excerpt)"
  }
}

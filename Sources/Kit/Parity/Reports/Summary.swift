import AppScreens
import TextLayout

extension ScreenDisplay {
  /// The widgets that show something else than on another display, from where they differ.
  func summary(where other: Self) -> String {
    Self.summaries(ofDifferencesBetween: [self, other])[0]
  }

  /// For each display the widgets that not all displays show alike, from where they differ; all of
  /// the display where what differs is on no widget.
  static func summaries(ofDifferencesBetween displays: [Self]) -> [String] {
    let widgets = displays.map(\.widgets)
    let indices = (0..<(widgets.map(\.count).min() ?? 0)).filter { index in
      widgets.contains { $0[index].text != widgets[0][index].text }
    }
    guard !indices.isEmpty else { return displays.map { "\($0)" } }
    return widgets.map { shown in
      indices.map { index in
        let text = shown[index].text
        let other = widgets.lazy.map { $0[index].text }.first { $0 != text } ?? ""
        return "\(shown[index].name) \(text.quotedExcerpt(whereUnlike: other))"
      }.joined(separator: " ")
    }
  }
}

extension [Widget] {
  /// The names and texts of all widgets.
  var summary: String {
    map { "\($0.name) \($0.text.quotedExcerpt)" }.joined(separator: " ")
  }
}

extension String {
  /// An excerpt that leaves out most of what a long text has in common with another.
  fileprivate func quotedExcerpt(whereUnlike other: String) -> String {
    let common = zip(self, other).prefix { $0 == $1 }.count
    let context = 8
    guard common > 2 * context else { return quotedExcerpt }
    return "…\(String(dropFirst(common - context)).quotedExcerpt)"
  }
}

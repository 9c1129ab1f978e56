import AppScreens

/// A text that a screen shows in place of another, such as `Error` for `error`: what is left of both
/// without their common beginning and end.
package struct WrongText: Hashable, Sendable {
  private let right: String
  private let wrong: String

  /// The wrong text that a finding is about; nil unless it is one widget that is wrong.
  ///
  /// A text to which something was added is not another word, and a new screen without a text shows nothing.
  package init?(in finding: Finding) {
    guard finding.kind == .visible, finding.condition == .plain, let moment = finding.moments.last
    else { return nil }
    let pairs = zip(moment.expected, moment.shown).filter { $0 != $1 }
    guard let (expected, shown) = pairs.first, pairs.count == 1 else { return nil }
    self.init(expected.text, shown.text)
    guard !right.isEmpty, !(finding.steps.isEmpty && shown.text.isEmpty) else { return nil }
  }

  private init(_ right: String, _ wrong: String) {
    let start = zip(right, wrong).prefix { $0 == $1 }.count
    let (right, wrong) = (right.dropFirst(start), wrong.dropFirst(start))
    let end = zip(right.reversed(), wrong.reversed()).prefix { $0 == $1 }.count
    (self.right, self.wrong) = (String(right.dropLast(end)), String(wrong.dropLast(end)))
  }

  /// Indicates whether this text is all that is wrong on a display.
  func explains(_ expected: [Widget], _ shown: [Widget]) -> Bool {
    zip(expected, shown).allSatisfy { $0.text == $1.text || explains($0.text, $1.text) }
  }

  private func explains(_ expected: String, _ shown: String) -> Bool {
    WrongText(expected, shown) == self
      || !right.isEmpty && expected.replacing(right, with: wrong) == shown
  }
}

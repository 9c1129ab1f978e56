import AppScreens
import TriptychParity

/// A text that a screen shows in place of another, such as `Error` for `error`: what is left of both without
/// their common beginning and end, or the first change between them where the same one explains all others.
package struct WrongText: Hashable, Sendable {
  private let right: String
  private let wrong: String

  /// Indicates whether the two have nothing in common, so that all of a widget's text is another.
  private let isWhole: Bool

  /// Indicates whether nothing is shown in place of a text.
  package var isNothing: Bool { isWhole && wrong.isEmpty }

  /// The wrong text that a finding is about; nil unless it is one widget that is wrong.
  package init?(in finding: Finding) {
    guard finding.kind == .visible, finding.condition == .plain, let moment = finding.moments.last
    else { return nil }
    let pairs = zip(moment.expected, moment.shown).filter { $0 != $1 }
    guard let (expected, shown) = pairs.first, pairs.count == 1, expected.text != shown.text else {
      return nil
    }
    let whole = WrongText(expected.text, shown.text)
    let part = WrongText(firstChangeFrom: expected.text, to: shown.text)
    if let part, !whole.isWhole, [part].explain([shown], inPlaceOf: [expected]) {
      self = part
    } else {
      self = whole
    }
  }

  /// The first of the fewest changes that make one text of another; nil for long texts.
  ///
  /// It may be the same at several places, such as a blank that is missing after each comma.
  private init?(firstChangeFrom expected: String, to shown: String) {
    guard max(expected.utf8.count, shown.utf8.count) < 500 else { return nil }
    let (expected, shown) = (Array(expected), Array(shown))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in shown.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let start = zip(expected, shown).prefix { $0 == $1 }.count
    right = String(
      expected[start...].enumerated().prefix { removed.contains(start + $0.offset) }.map(\.element))
    wrong = String(
      shown[start...].enumerated().prefix { inserted.contains(start + $0.offset) }.map(\.element))
    isWhole = false
  }

  private init(_ expected: String, _ shown: String) {
    let start = zip(expected, shown).prefix { $0 == $1 }.count
    let (right, wrong) = (expected.dropFirst(start), shown.dropFirst(start))
    let end = zip(right.reversed(), wrong.reversed()).prefix { $0 == $1 }.count
    (self.right, self.wrong) = (String(right.dropLast(end)), String(wrong.dropLast(end)))
    isWhole = start + end == 0
  }

  /// Leaves this text out of account where a text begins with it, and another with the right one.
  ///
  /// A text that is added to others, or not shown at all, is wrong only where all the rest is right.
  ///
  /// - Returns: Whether it was left out.
  fileprivate func skip(in expected: inout Substring, _ shown: inout Substring) -> Bool {
    guard !right.isEmpty, !isNothing, expected.hasPrefix(right),
      shown.hasPrefix(wrong)
    else { return false }
    expected = expected.dropFirst(right.count)
    shown = shown.dropFirst(wrong.count)
    return true
  }

  /// Indicates whether this text is all that is wrong in another.
  fileprivate func explains(_ shown: String, inPlaceOf expected: String) -> Bool {
    WrongText(expected, shown) == self
  }
}

extension [WrongText] {
  /// Indicates whether these texts are all that is wrong on a display.
  ///
  /// Complexity: O(*n*), where *n* is the length of all that the display shows.
  func explain(_ shown: [Widget], inPlaceOf expected: [Widget]) -> Bool {
    zip(expected, shown).allSatisfy { expected, shown in
      expected == shown
        || expected.text != shown.text && explain(shown.text, inPlaceOf: expected.text)
    }
  }

  private func explain(_ shown: String, inPlaceOf expected: String) -> Bool {
    guard !contains(where: { $0.explains(shown, inPlaceOf: expected) }) else { return true }
    var (expected, shown) = (expected[...], shown[...])
    while expected != shown {
      let start = zip(expected, shown).prefix { $0 == $1 }.count
      (expected, shown) = (expected.dropFirst(start), shown.dropFirst(start))
      guard contains(where: { $0.skip(in: &expected, &shown) }) else { return false }
    }
    return true
  }
}

import AppScreens
import TriptychTerminal

extension Discrepancy {
  /// What the wrong display tells by itself of where to look; nil where the hint of its rule says more.
  ///
  /// It is seen, and so right whatever rule is broken.
  var displayHint: String? {
    let wrong = wrong.filter { $0[0].text != $0[1].text }
    guard defect == nil, wrong.count == 1 else { return nil }
    let shown = wrong[0][1]
    if isOfSpelling { return "only capitals, blanks or punctuation differ" }
    // Numbers, and the texts of switches, are the same by chance.
    guard shown.text.contains(where: \.isLetter), !["on", "off"].contains(shown.text) else {
      return nil
    }
    let other = contrast?.expected.first { $0.name != shown.name && $0.text == shown.text }
    return other.map { "\(shown.name) shows what \($0.name) must show" }
  }

  /// What is seen of the last step, where no rule says where to look; nil where nothing is.
  var stepHint: String? {
    let names = wrong.map { $0[1].name }
    guard defect == nil, !walk.steps.isEmpty, !names.isEmpty, let last = shown.last ?? nil else {
      return nil
    }
    let ofDisplay = Set(last.display.widgets.map(\.name))
    if ofDisplay.isDisjoint(with: names) {
      return "the display is right: what is asked of the service in the last step, or cancelled?"
    }
    let (show, they, them) = names.count == 1 ? ("shows", "it", "it") : ("show", "they", "them")
    return isAsBefore
      ? "\(names.listed) \(show) what \(they) showed before the last step: what should change \(them)?"
      : nil
  }

  /// Indicates whether only capitals, blanks or punctuation differ in each text that is wrong.
  var isOfSpelling: Bool {
    let wrong = wrong.filter { $0[0].text != $0[1].text }
    return !wrong.isEmpty && wrong.allSatisfy { isSpelling($0[0].text, $0[1].text) }
  }

  private func isSpelling(_ expected: String, _ shown: String) -> Bool {
    let words = [expected, shown].map { text in
      text.lowercased().filter { !$0.isWhitespace && !".,:;!?'’".contains($0) }
    }
    return words[0] == words[1] && words[0].contains { $0.isLetter || $0.isNumber }
  }
}

extension Finding {
  /// Says that no scenario has changed the wrong widgets; that comes before what their rule can guess.
  mutating func noteWhatNeverChanges(_ changed: Set<String>) {
    let names = wrongWidgets
    guard kind == .visible, !steps.isEmpty, !names.isEmpty, changed.isDisjoint(with: names) else {
      return
    }
    let (verb, object) = names.count == 1 ? ("changes", "it") : ("change", "them")
    hint = "\(names.listed) never \(verb), in any scenario: what sets \(object)?"
  }
}

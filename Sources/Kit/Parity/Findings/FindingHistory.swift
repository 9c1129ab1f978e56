import AppScreens
import TriptychTextLayout

/// The moments of a finding, a line for each; of many only the first and the last.
struct FindingHistory {
  private let moments: [Finding.Moment]

  init(_ moments: [Finding.Moment]) {
    self.moments = moments
  }

  /// Such as `"+" shows text "2+"`, and of the last what had to be seen; where no display is
  /// judged, the steps in one line.
  var lines: [String] {
    let isJudged = moments.contains { !$0.shown.isEmpty }
    let texts = (isJudged ? moments : Array(moments.dropFirst())).shortened(line) {
      "… \($0) steps more …"
    }
    guard !isJudged else { return texts }
    return texts.count > 1 ? ["steps: \(texts.joined(separator: ", "))"] : []
  }

  private func line(_ moment: Finding.Moment) -> String {
    let step = moment.step?.quotedExcerpt ?? "a new screen"
    guard !moment.shown.isEmpty else { return step }
    let line = "\(step) shows \(moment.shown.summary)"
    return moment.shown == moment.expected ? line : "\(line), not \(moment.expected.summary)"
  }
}

extension Array {
  /// Each element as a text; of many only the first and the last, and a text for how many there
  /// are between.
  package func shortened(_ text: (Element) -> String, leavingOut: (Int) -> String) -> [String] {
    guard count > 12 else { return map(text) }
    return prefix(3).map(text) + [leavingOut(count - 11)] + suffix(8).map(text)
  }
}

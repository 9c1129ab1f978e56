import AppScreens

extension SearchResult {
  /// The same, where a difference that a fresh process does not show is told as what screens share.
  func confirmed(by runner: some CheckRunner, of app: some AppDefinition) -> Self {
    guard let difference, difference.isRepeatable, !difference.isFatal,
      let widgets = difference.moments.last?.displays
    else { return self }
    let wrong = zip(difference.shown.map(\.pattern), widgets).filter { pattern, shown in
      guard pattern != .specification,
        let alone = runner.lookAlone(after: difference.steps, on: pattern, of: app)
      else { return false }
      return alone != shown
    }
    guard !wrong.isEmpty else { return self }
    var result = self
    result.difference?.tellsSharing(by: wrong.map(\.0), of: app)
    return result
  }
}

extension Difference {
  /// Tells that a fresh process shows something else after the same steps on some patterns.
  fileprivate mutating func tellsSharing(by patterns: [String], of app: some AppDefinition) {
    isRepeatable = false
    guard shown.first?.pattern == .specification,
      let rule = app.allRules.first(where: { $0.mode == .besideAnother })
    else { return }
    broken = patterns.map { Broken(rule, by: $0) }
  }
}

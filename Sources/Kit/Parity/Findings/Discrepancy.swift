import AppScreens
import SharedSuite

/// Something that is not as it must be, after the last step of a walk.
struct Discrepancy<Subject: AppDefinition> {
  /// The walk until then.
  private(set) var planned: PlannedWalk<Subject>

  let shown: [Subject.State?]

  /// What is wrong besides the display; nil if it is the display.
  let defect: Defect?

  /// Indicates whether it came after the last step that was planned.
  let isAtEnd: Bool

  /// What is wrong after so many steps of a walk that left a trail.
  init(
    after count: Int, of planned: PlannedWalk<Subject>, _ trail: Trail<Subject.State>,
    _ defect: Defect? = nil
  ) {
    isAtEnd = count == planned.walk.steps.count
    self.planned = planned
    self.planned.walk.steps = Array(planned.walk.steps.prefix(count))
    self.planned.walk.pauseShare = 1
    shown = Array(trail.displays.prefix(count + 1))
    self.defect = defect
  }

  var walk: Walk<Subject.Gesture> { planned.walk }

  /// The same as an example of a rule.
  func shows(_ rule: String?) -> Self {
    var other = self
    other.planned.rule = rule
    return other
  }

  /// Indicates whether it shows its rule broken: at the end of a scenario, which is what the scenario is about; or of
  /// the leading rule; or besides any scenario.
  ///
  /// The scenarios of S1 to S8 are of use as steps, and may go wrong at their end for any other rule.
  func breaksItsRule(leading: String?) -> Bool {
    guard let rule = planned.rule, defect == nil, !isOfCursor, rule != leading else { return true }
    return isAtEnd && !RuleNumber.isOfEveryScreen(rule)
  }

  /// The display that must be seen in the end, and the one that is.
  var contrast: (expected: [Widget], shown: [Widget])? {
    guard let shown = (shown.last ?? nil)?.widgets,
      let expected = planned.reference.expected(after: walk.steps.count, besides: shown)
    else { return nil }
    return (expected, shown)
  }

  /// The displays that were seen until then.
  var displays: [[Widget]] { shown.compactMap { $0?.widgets } }

  /// How the process ended; nil if it did not.
  var failure: ProcessFailure? { if case .failure(let failure) = defect { failure } else { nil } }

  /// The kind of finding that it is under a condition.
  func kind(under condition: Condition) -> Finding.Kind {
    switch defect {
    case .failure(let failure): failure.isUnwritten ? .notWritten : .fatal
    case .fault: .hidden
    case nil: condition == .plain ? .visible : .hidden
    }
  }

  /// Indicates whether a cursor moves, and all else is as it must be.
  var isOfCursor: Bool {
    defect == nil && (contrast.map { $0.shown.moveCursor(unlike: $0.expected) } ?? false)
  }

  /// Indicates whether all was shown as it must be, and the process ended only as the screen was released.
  var isOfRelease: Bool { failure?.isOfRelease ?? false }

  /// Indicates whether another is of the same kind: the same widgets are wrong, and in more than blanks or
  /// capitals if these are.
  ///
  /// In steps that a user wrote, words also stay words and numbers numbers, since fewer steps may show another
  /// fault, of another rule.
  func isLike(_ other: Self) -> Bool {
    switch (defect, other.defect) {
    case (.failure(let failure), .failure(let other)): failure.isLike(other)
    case (.fault, .fault), (nil, nil):
      isOfCursor == other.isOfCursor
        && wrong.map(\.[0].name) == other.wrong.map(\.[0].name)
        && (isOfSpelling || !other.isOfSpelling)
        && (!planned.isWritten || wrong.map(\.areWords) == other.wrong.map(\.areWords))
    case (.failure, _), (.fault, _), (nil, _): false
    }
  }

  /// Indicates whether the wrong widgets show what they showed before the last step.
  var isAsBefore: Bool {
    let before = shown.dropLast().last.flatMap { $0?.widgets } ?? []
    return wrong.allSatisfy { pair in
      before.contains { $0.name == pair[1].name && $0.text == pair[1].text }
    }
  }

  /// The widgets that are wrong in the end: each as it must be, and as it is shown.
  var wrong: [[Widget]] {
    contrast.map { zip($0, $1).filter { $0 != $1 }.map { [$0, $1] } } ?? []
  }
}

extension [Widget] {
  /// Indicates for each whether its text has letters in it.
  fileprivate var areWords: [Bool] { map { $0.text.contains(where: \.isLetter) } }
}

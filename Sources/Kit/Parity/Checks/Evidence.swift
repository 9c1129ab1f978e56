import AppScreens
import Foundation

/// The moments of all scenarios of a pattern as they are written: those that were right, and those that
/// were the first to be wrong, each once.
struct Evidence<Subject: AppDefinition> {
  private typealias Moment = Situation<Subject.Gesture, Subject.Display>

  private struct Key: Hashable {
    let steps: ArraySlice<Step<Subject.Gesture>>
    let isRight: Bool
  }

  private var right: [Moment] = []
  private var wrong: [Moment] = []
  private var isBlank = false

  /// True if a display is wrong though no view was replaced.
  private(set) var isWithoutReplacing = false

  init(_ results: CheckResults<Subject>) {
    guard results.results.contains(where: { $0.finding != nil }) else { return }
    var known: Set<Key> = []
    for (index, scenario) in results.scenarios {
      let result = results.results[index]
      let steps = scenario.steps
      let displays = scenario.displays
      let end = result.finding == nil ? steps.count + 1 : result.finding?.steps.count ?? 0
      for count in 0..<max(0, end)
      where known.insert(Key(steps: steps.prefix(count), isRight: true)).inserted {
        right.append(Moment(steps: steps.prefix(count), displays: displays.prefix(count + 1)))
      }
      guard result.verdict == .broken else { continue }
      isWithoutReplacing = isWithoutReplacing || !steps.prefix(end).contains(.replaceView)
      guard let shown = result.display(Subject.Display.self),
        known.insert(Key(steps: steps.prefix(end), isRight: false)).inserted
      else { continue }
      wrong.append(
        Moment(steps: steps.prefix(end), displays: displays.prefix(end + 1), shown: shown))
    }
    isBlank = wrong.contains { $0.isNew && $0.isBlank }
  }

  /// The coefficient of Ochiai of the rule's best point, and whether that says what is seen.
  func fit(of rule: Rule<Subject.Gesture, Subject.Display>) -> (score: Double, isSymptom: Bool) {
    if rule.stage == .beginning { return (isBlank ? 1 : 0, false) }
    return points(of: rule).map { point in
      let found = Double(wrong.count(where: point.fits))
      let others = Double(right.count(where: point.fits))
      let score = found == 0 ? 0 : found / (Double(wrong.count) * (found + others)).squareRoot()
      return (score, point.isSymptom)
    }.max { ($0.0, $0.1 ? 1 : 0) < ($1.0, $1.1 ? 1 : 0) } ?? (0, false)
  }

  private func points(
    of rule: Rule<Subject.Gesture, Subject.Display>
  ) -> [RulePoint<Subject.Gesture, Subject.Display>] {
    guard rule.points.isEmpty else { return rule.points }
    let ends = Set(rule.scenarios.map(\.steps))
    return [RulePoint { ends.contains(Array($0.steps)) }]
  }
}

extension Situation {
  /// True if what is wrong is what a screen shows on which nothing was shown yet.
  var isBlank: Bool {
    let blank = Display().widgets
    return zip(zip(expected.widgets, shown.widgets), blank).allSatisfy { pair, blank in
      pair.0 == pair.1 || pair.1 == blank
    }
  }
}

extension CheckResult {
  /// The wrong display that a scenario ended with.
  fileprivate func display<Display: Decodable>(_ type: Display.Type) -> Display? {
    do { return try shown.map { try JSONDecoder().decode(type, from: $0) } } catch { return nil }
  }
}

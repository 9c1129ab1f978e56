import AppScreens
import SharedSuite
import TriptychParity

/// What a screen shows in the scenarios of an app, text by text, beside what it must show.
struct ShownTexts {
  /// A text of a widget: which, what it must be, and what it is.
  private struct Pair: Hashable {
    let widget: String
    let right: String
    let shown: String
  }

  private var pairs: [String: Set<Pair>] = [:]

  /// Those of them that are not what the widget shows at first.
  private var changes: [String: Set<Pair>] = [:]

  /// The rules with a scenario that is right to its end, and in which the display changes.
  private var begun: Set<String> = []

  /// The texts in all scenarios of an app.
  init<Subject: AppDefinition>(of app: Subject, on pattern: Pattern, in runner: any Runner) {
    let scenarios = app.ruleFile.rules.flatMap { rule in
      rule.scenarios.map { (rule: rule.number, scenario: $0) }
    }
    let trails = runner.show(
      scenarios.map { Walk($0.scenario.steps) }, of: app, on: pattern, under: .plain)
    for ((rule, scenario), trail) in zip(scenarios, trails) {
      let isChanging = Set(scenario.widgets).count > 1
      if isChanging, scenario.widgets == trail.displays.map({ $0?.widgets }) { begun.insert(rule) }
      for (right, shown) in zip(scenario.widgets, trail.displays) {
        for ((right, shown), first) in zip(zip(right, shown?.widgets ?? []), scenario.widgets[0]) {
          let pair = Pair(widget: right.name, right: right.text, shown: shown.text)
          pairs[rule, default: []].insert(pair)
          if right.text != first.text { changes[rule, default: []].insert(pair) }
        }
      }
    }
  }

  /// Indicates whether a scenario of a rule is right to its end although its display changes, as nothing that always
  /// shows the same is; or most texts are that its scenarios change.
  func isPartlyRight(in rule: String) -> Bool {
    guard !begun.contains(rule) else { return true }
    let changed = changes[rule] ?? []
    return 2 * changed.count { $0.right == $0.shown } > changed.count
  }

  /// Indicates whether most texts are wrong, each counted once.
  var isMostlyWrong: Bool { 2 * all.count { $0.right != $0.shown } > all.count }

  /// Indicates whether each text in the scenarios of a rule is shown for one right text alone, and each right text by one,
  /// wherever it is shown: then the screen does what it must, and only says it in other words.
  func isInOtherWords(in rule: String) -> Bool {
    let own = pairs[rule] ?? []
    return !own.isEmpty && own.isSubset(of: clear) && 2 * clear.count > all.count
  }

  private var all: Set<Pair> { pairs.values.reduce(into: []) { $0.formUnion($1) } }

  /// The pairs of which neither text has another partner.
  private var clear: Set<Pair> {
    var (ofRight, ofShown): ([[String]: Int], [[String]: Int]) = ([:], [:])
    for pair in all {
      ofRight[[pair.widget, pair.right], default: 0] += 1
      ofShown[[pair.widget, pair.shown], default: 0] += 1
    }
    return all.filter { pair in
      ofRight[[pair.widget, pair.right]] == 1 && ofShown[[pair.widget, pair.shown]] == 1
    }
  }
}

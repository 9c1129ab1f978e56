import AppScreens
import TriptychParity

extension Runner {
  /// A runner in whose trails texts that are known to be wrong are the right ones, so that they count for nothing.
  ///
  /// So what else is wrong is found, by the same checks.
  package func excusing(_ texts: [WrongText]) -> any Runner {
    texts.isEmpty ? self : RunnerExcusingTexts(runner: self, texts: texts)
  }
}

/// Another runner, but for texts that are known to be wrong.
private struct RunnerExcusingTexts: Runner {
  let runner: any Runner
  let texts: [WrongText]

  /// Takes the walks there, and corrects each display in which nothing but the texts is wrong.
  func show<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], of app: Subject, on pattern: Pattern,
    under condition: Condition
  ) -> [Trail<Subject.State>] {
    var trails = runner.show(walks, of: app, on: pattern, under: condition)
    guard let specification = app.specification else { return trails }
    for (index, walk) in walks.enumerated() {
      let expected = specification.displays(along: walk.steps)
      correct(&trails[index], by: expected)
      // Of two displays that differ, one is the text that counts for nothing.
      if case .wrong(.fault(let fault)) = trails[index].ending, fault.isOfDisplays {
        var plain = runner.show([walk], of: app, on: pattern, under: .plain)[0]
        if correct(&plain, by: expected).contains(fault.steps) {
          trails[index].ending = .notRun("the display is wrong without that, too")
        }
      }
    }
    return trails
  }

  /// Corrects displays, and returns the numbers of steps after which there were any.
  @discardableResult
  private func correct<Display>(
    _ trail: inout Trail<Display>, by expected: [Display?]
  ) -> [Int] {
    zip(trail.displays, expected).enumerated().compactMap { count, displays in
      guard let shown = displays.0, let right = displays.1, shown != right,
        texts.explain(shown.widgets, inPlaceOf: right.widgets)
      else { return nil }
      trail.displays[count] = right
      return count
    }
  }

  /// The same in a runner in which no screen was made before.
  var fresh: (any Runner)? { runner.fresh?.excusing(texts) }

  /// The words with which the other runner finds again what was found.
  var invocation: String? { runner.invocation }
}

import AppScreens
import Parity
import TextLayout

/// The steps that people take after others, as the demonstration and the rules' scenarios tell.
struct Habits {
  /// The places of steps in the palette that follow a kind of step, the likeliest first.
  ///
  /// Those of nil follow nothing.
  private let successors: [StepKind?: [Int]]

  /// The habits in runs of steps that people take, as far as they are of a palette.
  init<Gesture: ScreenGesture>(_ runs: [[Step<Gesture>]], in palette: [Step<Gesture>]) {
    let places = Dictionary(palette.enumerated().map { ($1, $0) }) { first, _ in first }
    var counts: [StepKind?: [Int: Int]] = [:]
    for run in runs {
      for (last, next) in zip([nil] + run.map(Optional.some), run) {
        guard let place = places[next] else { continue }
        counts[last.map(StepKind.init), default: [:]][place, default: 0] += 1
      }
    }
    successors = counts.mapValues { counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  /// The steps that are likely after one of a kind, or on a new screen, the likeliest first.
  func likely(after last: StepKind?) -> [Int] {
    successors[last] ?? []
  }
}

extension AppDefinition {
  /// The steps of each rule's first scenario, which shows the rule as most people meet it.
  var typicalRuns: [[Step<Gesture>]] {
    rules.compactMap { $0.scenarios.first?.steps }
  }

  /// Those of them that are about what is seen, are short, and keep to a palette.
  func shortRuns(in palette: [Step<Gesture>]) -> [[Step<Gesture>]] {
    rules.filter { $0.condition == nil }.compactMap { $0.scenarios.first?.steps }
      .filter { $0.count <= 8 && $0.allSatisfy(palette.contains) }.uniqued
  }
}

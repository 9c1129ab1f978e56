import AppRules
import AppScreens
import Parity

/// Measures how long a default verification of each app takes, how many steps it takes a second, and
/// how many states it comes to.
func benchmarkVerification(of patterns: [Pattern]) {
  for app in TriptychApps.all {
    var (steps, states) = (0, 0)
    let time = ContinuousClock().measure {
      let report = Report(
        on: app, of: patterns, searches: app.usualSearches(gestures: Search.manyGestures),
        walks: .usual)
      precondition(report.isConforming)
      states = report.count(.states)
      steps =
        report.rows.map(\.steps).reduce(0, +) + report.searches.map(\.comparisons).reduce(0, +)
    }
    let seconds = time / .seconds(1)
    let rate = (Double(steps) / seconds / 1e3).rounded(to: 0)
    Benchmark.figure(
      app.name,
      "\(seconds.rounded(to: 2)) s, \(rate) thousand steps a second, \(states) states")
  }
}

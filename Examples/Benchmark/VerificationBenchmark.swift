import AppRules
import AppScreens
import TriptychParity

/// Measures how long a default verification of each app takes, how many steps it takes a second, and
/// how many states it comes to.
func benchmarkVerification(of patterns: [Pattern]) {
  for app in TriptychApps.all {
    var (steps, states) = (0, 0)
    let time = ContinuousClock().measure {
      let reports = patterns.map { app.report(on: $0, effort: .usual) }
      precondition(reports.allSatisfy(\.findings.isEmpty))
      let checks = reports.flatMap(\.checks)
      steps = checks.map(\.steps).reduce(0, +)
      states = checks.compactMap(\.states).max() ?? 0
    }
    let seconds = time / .seconds(1)
    let rate = (Double(steps) / seconds / 1e3).rounded(to: 0)
    Benchmark.figure(
      app.name,
      "\(seconds.rounded(to: 2)) s, \(rate) thousand steps a second, \(states) states")
  }
}

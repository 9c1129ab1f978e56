import AppDefinitions
import AppScreens
import TriptychParity

/// Measures how long a default verification of each app takes, and how many steps it takes a second.
func benchmarkVerification(of patterns: [Pattern]) {
  for app in TriptychApps.all {
    var steps = 0
    let time = ContinuousClock().measure {
      let reports = patterns.map { app.report(on: $0, effort: .usual) }
      precondition(reports.allSatisfy(\.findings.isEmpty))
      steps = reports.flatMap(\.checks).map(\.steps).reduce(0, +)
    }
    let seconds = time / .seconds(1)
    let rate = (Double(steps) / seconds / 1e3).rounded(to: 0)
    Benchmark.figure(
      app.name, "\(seconds.rounded(to: 2)) s, \(rate) thousand steps a second")
  }
}

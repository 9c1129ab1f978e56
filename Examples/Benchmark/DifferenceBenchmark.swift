import AppDefinitions
import AppScreens
import TriptychParity

/// Measures how fast the kit looks for differences, and whether memory grows with the search.
func benchmarkLookingForDifferences(between patterns: [Pattern], upTo length: Int) {
  let app: any AppDefinition = CalculatorApp()
  var benchmark = Benchmark()
  let gestures = 1_000_000
  benchmark.add("random gestures in all patterns") {
    _ = app.results(on: patterns, from: .random, Effort(gestures: gestures, walks: 0))
  }
  let seconds = benchmark.fastest()[0].seconds
  let rate = (Double(gestures) / seconds / 1e6).rounded(to: 2)
  Benchmark.figure("random gestures in all patterns", "\(rate) million gestures a second")
  let before = Benchmark.peakMemory
  _ = app.results(on: patterns, from: .random, Effort(gestures: gestures, walks: 0, seed: 2))
  let growth = (Benchmark.peakMemory - before).rounded(to: 1)
  Benchmark.figure("a million more random gestures", "\(growth) MB more at the peak")
  var walks = 0
  let time = ContinuousClock().measure {
    let effort = Effort(gestures: gestures, length: length, walks: 0)
    walks = app.results(on: patterns, from: .sequences, effort)[0].walks
  }
  Benchmark.figure(
    "all \(walks) sequences of \(length) keys", "\((time / .seconds(1)).rounded(to: 2)) s")
  let end = Benchmark.peakMemory
  Benchmark.figure("memory at the peak", "\(end.rounded(to: 1)) MB")
}

extension AppDefinition {
  /// Takes walks from one source on patterns in turn, all of which must be right.
  func results(
    on patterns: [Pattern], from source: WalkSource, _ effort: Effort
  ) -> [CheckResult] {
    let results = checks(of: patterns, effort: effort)
      .filter { $0.source == source && $0.condition == .plain }
      .flatMap { $0.results(InProcess()) }
    precondition(results.allSatisfy(\.findings.isEmpty))
    return results
  }
}

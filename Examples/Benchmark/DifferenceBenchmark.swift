import AppRules
import AppScreens
import Parity

/// Measures how fast the kit looks for differences, and whether memory grows with the search.
func benchmarkLookingForDifferences(between patterns: [Pattern], upTo length: Int) {
  let app: any AppDefinition = CalculatorApp()
  var benchmark = Benchmark()
  let gestures = 1_000_000
  benchmark.add("random gestures side by side") {
    let result = app.search(.random(gestures: gestures, seed: 1), over: patterns)
    precondition(result.difference == nil)
  }
  let seconds = benchmark.fastest()[0].seconds
  let rate = (Double(gestures) / seconds / 1e6).rounded(to: 2)
  Benchmark.figure("random gestures side by side", "\(rate) million gestures a second")
  let before = Benchmark.peakMemory
  _ = app.search(.random(gestures: gestures, seed: 2), over: patterns)
  let growth = (Benchmark.peakMemory - before).rounded(to: 1)
  Benchmark.figure("a million more random gestures", "\(growth) MB more at the peak")
  var sequences = 0
  let time = ContinuousClock().measure {
    sequences = app.search(.sequences(length: length), over: patterns)[.sequences]
  }
  Benchmark.figure(
    "all \(sequences) sequences of up to \(length) keys", "\((time / .seconds(1)).rounded(to: 2)) s"
  )
  let end = Benchmark.peakMemory
  Benchmark.figure("memory at the peak", "\(end.rounded(to: 1)) MB")
}

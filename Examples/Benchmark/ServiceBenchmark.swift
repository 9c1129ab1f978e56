import AppDefinitions
import AppScreens
import TriptychParity

/// Measures gestures and answers on the screens with a service.
func benchmarkServices(between patterns: [Pattern]) {
  let apps: [any AppDefinition] = [AddressFormApp(), MusicSearchApp()]
  let steps = 100_000
  var benchmark = Benchmark()
  for app in apps {
    benchmark.add("\(app.name): random steps in all patterns") {
      _ = app.results(on: patterns, from: .random, Effort(gestures: steps, walks: 0))
    }
  }
  for (name, seconds) in benchmark.fastest() {
    let rate = (Double(steps) / seconds / 1e3).rounded(to: 0)
    Benchmark.figure(name, "\(rate) thousand gestures and events a second")
  }
}

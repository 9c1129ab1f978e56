import AppDefinitions
import AppModels
import AppScreens
import TriptychParity

/// Measures the cost of a gesture in each pattern, with and without its display, against the model's.
func benchmarkGestures(in patterns: [Pattern]) {
  var generator = SeededGenerator(seed: 1)
  let keys = (0..<500_000).map { _ in
    let keys = Calculator.Key.allCases
    return keys[Int.random(in: keys.indices, using: &generator)]
  }
  let gestures = keys.map(CalculatorGesture.press)
  var benchmark = Benchmark()
  benchmark.add("model alone") {
    var calculator = Calculator()
    for key in keys {
      do { try calculator.press(key) } catch { continue }
    }
    precondition(calculator.entry != .result(0))
  }
  for pattern in patterns {
    guard let makeScreen = CalculatorApp().screenFactory(in: pattern) else { continue }
    benchmark.add(pattern.name) {
      let screen = makeScreen()
      for gesture in gestures { screen.perform(gesture) }
    }
    benchmark.add("\(pattern.name), and its display") {
      let screen = makeScreen()
      for gesture in gestures {
        screen.perform(gesture)
        precondition(!screen.display.text.isEmpty)
      }
    }
  }
  let figures = benchmark.fastest()
  for (name, seconds) in figures {
    let nanoseconds = (seconds / Double(keys.count) * 1e9).rounded(to: 0)
    let multiple = (seconds / figures[0].seconds).rounded(to: 1)
    Benchmark.figure(name, "\(nanoseconds) ns a gesture, \(multiple) times the model")
  }
}

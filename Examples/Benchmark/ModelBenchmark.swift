import AppModels
import Foundation

/// Measures how fast the models read long texts, against a one-line solution and a bare loop.
func benchmarkModels() {
  let megabytes = 10.0
  let input = String(repeating: "12,345,6;-7,", count: Int(megabytes * 1e6) / 12)
  var calculator = TokenCalculator()
  calculator.edit(separators: ",;")
  calculator.edit(input: input)
  let expression = calculatorWithLongExpression(of: 20_001)
  var benchmark = Benchmark()
  benchmark.add("a bare loop over 10 MB") {
    var sum: UInt8 = 0
    for byte in input.utf8 { sum &+= byte }
    precondition(sum != 1)
  }
  benchmark.add("token total of 10 MB") {
    precondition((try? calculator.total()) != nil)
  }
  benchmark.add("components, Int and reduce on 10 MB") {
    let pieces = input.components(separatedBy: CharacterSet(charactersIn: ",;"))
    precondition(pieces.compactMap { Int($0) }.reduce(0, +) != 1)
  }
  benchmark.add("expressions of 20,000 characters") {
    // A million characters in all.
    for _ in 0..<50 {
      var calculator = expression
      precondition((try? calculator.press(.equals)) != nil)
    }
  }
  let figures = benchmark.fastest()
  for (name, seconds) in figures.prefix(3) {
    let multiple = (seconds / figures[1].seconds).rounded(to: 2)
    Benchmark.figure(name, "\((seconds * 1e3).rounded(to: 1)) ms, \(multiple) times the total")
  }
  let rate = (1 / figures[3].seconds).rounded(to: 0)
  Benchmark.figure(figures[3].name, "\(rate) MB a second")
}

/// A calculator into which `12+34*5-12+34…` has been entered, up to a number of keys.
private func calculatorWithLongExpression(of count: Int) -> Calculator {
  let keys: [Calculator.Key] = [
    .digit(.one), .digit(.two), .operation(.add), .digit(.three), .digit(.four),
    .operation(.multiply), .digit(.five), .operation(.subtract),
  ]
  var calculator = Calculator()
  for index in 0..<count {
    precondition((try? calculator.press(keys[index % keys.count])) != nil)
  }
  return calculator
}

import AppScreens

struct CalculatorHead: Head {
  let name = "four-function"
  var screen: (any Screen<CalculatorGesture, CalculatorDisplay>)?
  var steps: [Step<CalculatorGesture>] = []

  func draw(width: Int) -> [String] {
    let keys = CalculatorGesture.allCases.map { " \($0.notation)".fitted(4) }
    let rows = [0, 4, 8, 12].map { "│\(keys[$0..<$0 + 4].joined(separator: "│"))│" }
    return ["┌───────────────────┐", "│ \(display.text.fitted(17)) │", "├────┬────┬────┬────┤"]
      + rows + ["└────┴────┴────┴────┘", "", "0-9 + - * /   = or Return   c for AC"]
  }

  func gesture(for key: Character) -> CalculatorGesture? {
    let label = ["\r": "=", "c": "AC"][key] ?? String(key)
    return CalculatorGesture.allCases.first { $0.notation == label }
  }
}

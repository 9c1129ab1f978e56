import AppScreens

struct CalculatorHead: Head {
  let name = "four-function"
  var screen: (any Screen<CalculatorGesture, CalculatorDisplay>)?
  var steps: [Step<CalculatorGesture>] = []

  func draw(in room: Room) -> [String] {
    let keys = CalculatorGesture.allCases.map { " \($0.notation)".fitted(to: 4) }
    let rows = [0, 4, 8, 12].map { "│\(keys[$0..<$0 + 4].joined(separator: "│"))│" }
    return ["┌───────────────────┐", "│ \(display.text.end(fittedTo: 17)) │"]
      + ["├────┬────┬────┬────┤"] + rows + ["└────┴────┴────┴────┘"]
      + ["", "0-9 + - * /   = or Return   c for AC"]
  }

  func step(for key: Key, in room: Room) -> Step<CalculatorGesture>? {
    let label: String
    switch key {
    case .enter: label = "="
    case .character("c"): label = "AC"
    case .character(let character): label = String(character)
    case .control, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown: return nil
    }
    return CalculatorGesture.allCases.first { $0.notation == label }.map(Step.gesture)
  }
}

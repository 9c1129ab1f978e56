import AppModels
import AppScreens

/// A calculator that keeps a result and the keys since, and works out the rest at each look.
struct KeysReplayed: PlainState {
  private var keys: [Calculator.Key] = []
  private var isRejected = false

  var display: CalculatorDisplay {
    CalculatorDisplay(text: isRejected ? "error" : replayed(keys)?.words ?? "0")
  }

  mutating func perform(_ gesture: CalculatorGesture) {
    let entry = replayed(keys + [gesture.key])
    isRejected = entry == nil
    switch entry {
    case nil: break
    case .nothing: keys = []
    case .expression: keys.append(gesture.key)
    case .result(let value): keys = Self.keys(for: value)
    }
  }

  /// The entry that keys lead to; nil if one of them is rejected.
  private func replayed(_ keys: [Calculator.Key]) -> Calculator.Entry? {
    var calculator = Calculator()
    do {
      for key in keys { try calculator.press(key) }
      return calculator.entry
    } catch {
      return nil
    }
  }

  /// The keys that lead to a result: those of an expression of one number.
  private static func keys(for value: Int) -> [Calculator.Key] {
    (String(value) + "=").compactMap { label in
      Calculator.Key.allCases.first { CalculatorGesture.press($0).notation == String(label) }
    }
  }
}

import AppModels
import AppScreens
import TriptychCommand

/// The baselines of the three apps: their bare models.
enum Baselines {
  static let all = [tokenCalculator, calculator, colourSelector]

  private static let tokenCalculator = Baseline { (gestures: [TokenCalculatorGesture]) in
    var calculator = TokenCalculator()
    for gesture in gestures {
      switch gesture {
      case .editSeparators(let text): calculator.edit(separators: text)
      case .editInput(let text): calculator.edit(input: text)
      }
      do { _ = try calculator.total() } catch { continue }
    }
    return calculator
  }

  private static let calculator = Baseline { (gestures: [CalculatorGesture]) in
    var calculator = Calculator()
    for gesture in gestures {
      switch gesture {
      case .press(let key): do { try calculator.press(key) } catch { continue }
      }
    }
    return calculator
  }

  private static let colourSelector = Baseline { (gestures: [ColourSelectorGesture]) in
    var selector = ColourSelector()
    for gesture in gestures {
      switch gesture {
      case .turn(let colour, let isOn): selector.turn(colour, on: isOn)
      }
    }
    return selector
  }
}

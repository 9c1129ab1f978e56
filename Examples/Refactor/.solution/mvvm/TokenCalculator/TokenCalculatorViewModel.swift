import AppModels

/// Passes texts to the model, and has the text of the total.
final class TokenCalculatorViewModel {
  @Bindable private(set) var separators = ""
  @Bindable private(set) var input = ""
  @Bindable private(set) var total = "0"

  private var calculator = TokenCalculator()

  func edit(separators: String) {
    calculator.edit(separators: separators)
    self.separators = separators
    total = words
  }

  func edit(input: String) {
    calculator.edit(input: input)
    self.input = input
    total = words
  }

  private var words: String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}

import AppModels

/// Owns the model, and publishes the values that a view binds to; it does not know any view.
public final class TokenCalculatorViewModel {
  /// The text in the separators field.
  @Observed public private(set) var separators = ""

  /// The text in the input field.
  @Observed public private(set) var input = ""

  /// The text of the total.
  @Observed public private(set) var total = ""

  private var calculator = TokenCalculator()

  /// A view model of a new token calculator.
  public init() {
    total = totalText
  }

  /// Changes the separators, which the user has edited.
  public func edit(separators: String) {
    calculator.edit(separators: separators)
    self.separators = calculator.separators
    total = totalText
  }

  /// Changes the input, which the user has edited.
  public func edit(input: String) {
    calculator.edit(input: input)
    self.input = calculator.input
    total = totalText
  }

  private var totalText: String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}

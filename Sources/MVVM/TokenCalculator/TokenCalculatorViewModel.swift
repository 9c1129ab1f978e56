import AppModels

/// Holds the model and, as values to observe, what there is to see of it; it knows no view.
public final class TokenCalculatorViewModel {
  /// The text in the separators field.
  @Observed public private(set) var separators = ""

  /// The text in the input field.
  @Observed public private(set) var input = ""

  /// The text of the total.
  @Observed public private(set) var total: String

  private var calculator = TokenCalculator()

  /// A view model of a new token calculator.
  public init() {
    total = Self.total(of: calculator)
  }

  /// Takes over the separators that a person edited.
  public func edit(separators: String) {
    calculator.edit(separators: separators)
    self.separators = separators
    total = Self.total(of: calculator)
  }

  /// Takes over the input that a person edited.
  public func edit(input: String) {
    calculator.edit(input: input)
    self.input = input
    total = Self.total(of: calculator)
  }

  private static func total(of calculator: TokenCalculator) -> String {
    do {
      return String(try calculator.total())
    } catch {
      return "error"
    }
  }
}

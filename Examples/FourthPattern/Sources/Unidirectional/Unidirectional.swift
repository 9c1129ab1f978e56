import AppScreens

extension Pattern {
  /// State, message, update, view: messages go one way round, and nobody but the store has state.
  public static let unidirectional = Pattern(
    "Unidirectional",
    ProgramScreen<TokenCalculatorProgram>.init,
    ProgramScreen<CalculatorProgram>.init,
    ProgramScreen<ColourSelectorProgram>.init)
}

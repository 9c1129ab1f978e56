import AppScreens

extension Pattern {
  /// State, message, update, view: messages go one way round, and only the store has state.
  public static let unidirectional = Pattern(
    "Unidirectional",
    ProgramScreen<TokenCalculatorProgram>.init,
    ProgramScreen<CalculatorProgram>.init,
    ProgramScreen<ColourSelectorProgram>.init,
    AddressFormScreen.init,
    MusicSearchScreen.init)
}

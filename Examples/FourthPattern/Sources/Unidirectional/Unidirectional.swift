import AppScreens

extension Pattern {
  /// State, message, update, view: messages go round in one direction, and only the store has state.
  public static let unidirectional = Pattern("Unidirectional")
    .adding(ProgramScreen<TokenCalculatorProgram>.init)
    .adding(ProgramScreen<CalculatorProgram>.init)
    .adding(ProgramScreen<ColourSelectorProgram>.init)
    .adding(AddressFormScreen.init)
    .adding(MusicSearchScreen.init)
}

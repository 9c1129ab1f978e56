import AppScreens

/// The rules of the five apps, each with its scenarios.
public enum Rules {
  /// The token calculator.
  public static let tokenCalculator = RuleFile<TokenCalculatorGesture, TokenCalculatorDisplay>(
    PackageResources.TokenCalculator_rules, at: path("TokenCalculator"))

  /// The four-function calculator.
  public static let calculator = RuleFile<CalculatorGesture, CalculatorDisplay>(
    PackageResources.Calculator_rules, at: path("Calculator"))

  /// The colour selector.
  public static let colourSelector = RuleFile<ColourSelectorGesture, ColourSelectorDisplay>(
    PackageResources.ColourSelector_rules, at: path("ColourSelector"))

  /// The address form.
  public static let addressForm = RuleFile<AddressFormGesture, AddressFormDisplay>(
    PackageResources.AddressForm_rules, at: path("AddressForm"))

  /// The music search.
  public static let musicSearch = RuleFile<MusicSearchGesture, MusicSearchDisplay>(
    PackageResources.MusicSearch_rules, at: path("MusicSearch"))

  /// The suite of each app that at least one of the patterns is written for, in each of them.
  ///
  /// ```swift
  /// @Test(arguments: Rules.cases(in: [.viper]))
  /// func `every scenario shows what its rule says`(suite: SuiteCase) throws {
  ///   try suite.run()
  /// }
  /// ```
  public static func cases(in patterns: [Pattern]) -> [SuiteCase] {
    func cases<Gesture, Display>(of file: RuleFile<Gesture, Display>) -> [SuiteCase] {
      let isWritten = patterns.contains { $0.screenFactory(Gesture.self, Display.self) != nil }
      return isWritten ? file.cases(in: patterns) : []
    }
    return cases(of: tokenCalculator) + cases(of: calculator) + cases(of: colourSelector)
      + cases(of: addressForm) + cases(of: musicSearch)
  }

  private static func path(_ app: String) -> String { "Sources/SharedSuite/Rules/\(app).rules" }
}

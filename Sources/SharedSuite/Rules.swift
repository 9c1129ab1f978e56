import AppScreens
import Foundation

/// The rules of the five apps, each with its scenarios.
public enum Rules {
  /// The token calculator.
  public static let tokenCalculator = RuleFile<TokenCalculatorGesture, TokenCalculatorDisplay>(
    "TokenCalculator", in: .module, at: folder)

  /// The four-function calculator.
  public static let calculator = RuleFile<CalculatorGesture, CalculatorDisplay>(
    "Calculator", in: .module, at: folder)

  /// The colour selector.
  public static let colourSelector = RuleFile<ColourSelectorGesture, ColourSelectorDisplay>(
    "ColourSelector", in: .module, at: folder)

  /// The address form.
  public static let addressForm = RuleFile<AddressFormGesture, AddressFormDisplay>(
    "AddressForm", in: .module, at: folder)

  /// The music search.
  public static let musicSearch = RuleFile<MusicSearchGesture, MusicSearchDisplay>(
    "MusicSearch", in: .module, at: folder)

  /// The suite of each app that at least one of the patterns is written for, in each of them.
  ///
  /// ```swift
  /// @Test(arguments: Rules.cases(in: [.viper]))
  /// func `every scenario shows what its rule says`(suite: SuiteCase) async throws {
  ///   try await suite.run()
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

  private static let folder = "Sources/SharedSuite/Rules"
}

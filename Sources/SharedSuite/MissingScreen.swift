/// A pattern that has no screen for the app of a rule file.
struct MissingScreen: Error, CustomStringConvertible {
  /// The name of the pattern.
  let pattern: String

  /// The path of the rule file.
  let file: String

  /// Such as `VIPER has no screen for the app of Sources/SharedSuite/Rules/Calculator.rules`.
  var description: String { "\(pattern) has no screen for the app of \(file)" }
}

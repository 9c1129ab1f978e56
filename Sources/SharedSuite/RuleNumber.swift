/// The numbers of the rules of every screen that code names.
package enum RuleNumber {
  /// Everything is shown at once.
  package static let initialDisplay = "S1"

  /// Steps alone decide what is shown.
  package static let independence = "S2"

  /// The view can be replaced.
  package static let replaceableView = "S3"

  /// Views and screens are released.
  package static let release = "S4"

  /// Nothing crashes or hangs.
  package static let survival = "S5"

  /// A screen and its view behave alike.
  package static let agreement = "S7"

  /// The cursor stays where the user types.
  package static let cursor = "S8"

  /// Indicates whether a rule is one of S1 to S8.
  package static func isOfEveryScreen(_ number: String) -> Bool {
    number.first == "S" && number.dropFirst().allSatisfy(\.isNumber)
  }
}

/// Options that several verbs share.
package enum SharedOptions {
  package static let all = Flag("--all", "shows everything, not only what differs or is wrong.")

  /// The option for a seed.
  package static func seed(
    of subject: String, unlessGiven value: String
  ) -> ValueOption<UInt64> {
    ValueOption("--seed", "the seed of \(subject); default: \(value).")
  }
}

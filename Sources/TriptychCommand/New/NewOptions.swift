/// The options of the verbs that write a package.
enum NewOptions {
  static let app = ValueOption(
    "--app", "APP", isRepeating: true,
    "an app for the pattern; all of them unless given. May be given several times.")

  static let output = ValueOption(
    "--output", "DIR",
    "the folder to write into; unless given, NAME, beside this package rather than in it.")

  static let path = ValueOption(
    "--path", "DIR",
    "where this package lies, as seen from here; where the command was built, unless given.")

  static let url = ValueOption("--url", "URL", "where this package is to be had instead.")

  static let version = ValueOption<Version>(
    name: "--version", placeholder: "X.Y.Z", isRepeating: false,
    help: "the version from which on the one at the URL will do.",
    expectation: "three numbers, as in 0.1.0", read: { Version($0) })

  static let ofAnyPackage: [any VerbOption] = [output, path, url, version]
}

/// A package's version, as a manifest has it.
struct Version {
  let text: String

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ UInt($0) != nil }) else { return nil }
    self.text = text
  }
}

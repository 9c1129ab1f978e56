/// The options of the verbs that write a package.
enum NewOptions {
  static let app = ValueOption(
    "--app", "APP", isRepeating: true,
    "an app for the pattern; all of them unless given. May be given several times.")

  static let world = Flag(
    "--world", "the app has a world, which acts on its screen beside the person.")

  static let output = ValueOption(
    "--output", "DIR",
    "the folder to write; unless given, NAME, beside this package rather than in it.")

  static let add = Flag(
    "--add", "writes into a folder that holds other things too; none of them is replaced.")

  static let path = ValueOption(
    "--path", "DIR",
    """
    the folder of this package; unless given, the one in which one stands, or in which the command \
    was built.
    """)

  static let url = ValueOption(
    "--url", "URL", "the repository of this package, instead of a folder.")

  static let version = ValueOption<Version>(
    name: "--version", placeholder: "X.Y.Z", isRepeating: false,
    help: "the lowest version of the package at the URL.",
    expectation: "three numbers, as in 0.1.0", read: { Version($0) })

  static let ofAnyPackage: [any VerbOption] = [output, add, path, url, version]
}

/// A package's version, as in a manifest.
struct Version {
  let text: String

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ UInt($0) != nil }) else { return nil }
    self.text = text
  }
}

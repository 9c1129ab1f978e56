import Scaffold

/// The options of the verbs that write a package.
enum NewOptions {
  static let app = ValueOption(
    "--app", "APP", takes: "a name", isRepeating: true,
    "an app for the pattern; all of them unless given. May be given several times.")

  static let world = Flag(
    "--world", "gives the app a world, which acts on its screen besides the person.")

  static let output = ValueOption<String>(
    name: "--output", placeholder: "DIR", isRepeating: false,
    help: "the folder to write; unless given, NAME, beside this package rather than in it.",
    expectation: "a path", read: { $0 })

  static let add = Flag(
    "--add", "writes into a folder that is not empty; no file in it is replaced.")

  static let path = ValueOption(
    "--path", "DIR", takes: "a path",
    """
    the folder of this package; unless given, the one that you are in, or the one in which the \
    command was built.
    """)

  static let url = ValueOption<RepositoryURL>(
    name: "--url", placeholder: "URL", isRepeating: false,
    help: "the repository of this package, in place of a folder.",
    expectation: "the URL of a repository, as in https://example.com/triptych.git",
    read: { RepositoryURL($0) })

  static let version = ValueOption<SemanticVersion>(
    name: "--version", placeholder: "X.Y.Z", isRepeating: false,
    help: "the lowest version of the package at the URL.",
    expectation: "three numbers, as in 0.1.0", read: { SemanticVersion($0) })

  static let name = ValueOption(
    "--name", "NAME", takes: "a name",
    "the name of the module that students write; Coursework unless given.")

  static let rubric = ValueOption(
    "--rubric", "FILE", takes: "a path",
    "the rubric of the course; unless given, that of a first lab, of one app in MVP.")

  static let ofAnyPackage: [any VerbOption] = [output, add, path, url, version]

  static let combinations: [OptionRule] = [
    .oneOf([path, url]), .needs(url, version), .needs(version, url),
  ]
}

import CommandVerbs
import Inspection

/// The options of `inspect`.
enum InspectOptions {
  static let target = ValueOption(
    namesInCode: "--target", "inspects only this target; may be given several times."
  )

  /// A rule to explain, or all of them.
  enum Topic: Sendable {
    case rule(ArchitectureRule)
    case all
  }

  static let explain = ValueOption<Topic>(
    name: "--explain", placeholder: "RULE",
    help: """
      prints only why a rule exists, who says so, and where to see it broken; with all, every rule \
      with its reason and its source.
      """,
    expectation: "all, or the number of a rule such as A1 (A18 and A19 belong to triptych verify)",
    read: { word in
      word == "all"
        ? .all : ArchitectureRule.all.first { $0.number == word }.map(Topic.rule)
    })

  static let house = Flag(
    "--house", "asks this package's own style too, of screens that are not built on its kit.")

  static let graphs = ValueOption(
    "--graphs", "FOLDER", takes: "a folder",
    """
    reads the symbol graphs in a folder, instead of building a package: those of an Xcode project, or \
    for another platform.
    """)

  static let scratch = ValueOption(
    "--scratch-path", "FOLDER", takes: "a folder",
    """
    builds in this folder, which packages may share; default: its own .build. Of several \
    inspections there, each waits for the one before.
    """)

  static let baseline = ValueOption(
    "--baseline", "FILE", takes: "a path",
    "leaves out what was found before, so that only new findings count.")

  static let format = ValueOption<InspectionFormat>(
    "--format",
    """
    text, the default; json, everything; svg, a drawing of one triad of each target, and of those \
    that share its view; only the findings: sarif (SARIF 2.1.0), or github, as annotations of a pull \
    request; or baseline, the findings of now, for a file for --baseline.
    """)

  static let view = ValueOption(
    namesInCode: "--view", "declares that this type is a view, whatever its name.")

  static let mediator = ValueOption(
    namesInCode: "--mediator", "declares that this type is a mediator.")

  static let model = ValueOption(
    namesInCode: "--model", "declares that this type is a model.")

  static let all: [any VerbOption] = [
    SharedOptions.all, explain, house, target, view, mediator, model, baseline, graphs, scratch,
    format,
  ]

  static let combinations: [OptionRule] = [
    .oneOf([graphs, scratch]),
    .alone(explain, with: [], andOperands: false),
  ]
}

/// A format for an inspection.
enum InspectionFormat: String, CaseIterable {
  case text, json, svg, sarif, github, baseline
}

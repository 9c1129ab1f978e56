import Inspection

/// The options of `inspect`.
enum InspectOptions {
  static let rules = Flag(
    "--rules", "prints only the rules, each with the reason for it.")

  static let changes = Flag(
    "--changes", "prints only the cost of the package's change requests.")

  static let target = ValueOption(
    namesInCode: "--target", "inspects only this target; may be given several times."
  )

  static let explain = ValueOption(
    name: "--explain", placeholder: "RULE", isRepeating: false,
    help: "prints why a rule exists, with the smallest code that keeps it and that breaks it.",
    expectation: "a rule, from A1 to A\(ArchitectureRule.all.count)",
    read: { number in ArchitectureRule.all.first { $0.number == number } })

  static let graphs = ValueOption(
    "--graphs", "FOLDER", takes: "a folder",
    """
    reads the symbol graphs in a folder, instead of building a package: those of an Xcode project, or \
    for another platform.
    """)

  static let scratch = ValueOption(
    "--scratch-path", "FOLDER", takes: "a folder",
    """
    builds in this folder, which packages may share; in its own .build unless given. Of several \
    inspections there, each waits for the one before.
    """)

  static let config = ValueOption(
    "--config", "FILE", takes: "a path",
    "reads roles, patterns and the weight of rules; .triptych.json in PACKAGE unless given.")

  static let baseline = ValueOption(
    "--baseline", "FILE", takes: "a path",
    "leaves out what was found before, so that only new findings count.")

  static let writeBaseline = ValueOption(
    "--write-baseline", "FILE", takes: "a path",
    "writes what is found now to a file for --baseline, and succeeds.")

  static let format = ValueOption<InspectionFormat>(
    "--format",
    """
    prints only the findings: sarif, for tools that show them (SARIF 2.1.0), or github, as annotations of a \
    pull request.
    """)

  static let view = ValueOption(
    namesInCode: "--view", "declares that this type is a view, whatever its name.")

  static let mediator = ValueOption(
    namesInCode: "--mediator", "declares that this type is a mediator.")

  static let model = ValueOption(
    namesInCode: "--model", "declares that this type is a model.")

  static let graph = ValueOption<GraphFormat>(
    "--graph",
    """
    prints only the graphs: mermaid, a Markdown page, or svg, a drawing with one triad of each target.
    """)

  static let all: [any VerbOption] = [
    rules, explain, changes, graphs, scratch, target, view, mediator, model, config, baseline,
    writeBaseline,
    SharedOptions.json, graph, format, SharedOptions.output, SharedOptions.replace,
  ]

  static let combinations: [OptionRule] = [
    .oneOf([SharedOptions.json, graph, format]),
    .oneOf([baseline, writeBaseline]),
    .oneOf([graphs, scratch]),
    .needs(SharedOptions.replace, SharedOptions.output),
    .alone(rules, with: [SharedOptions.output, SharedOptions.replace], andOperands: false),
    .alone(explain, with: [SharedOptions.output, SharedOptions.replace], andOperands: false),
    .alone(changes, with: [SharedOptions.output, SharedOptions.replace], andOperands: true),
  ]
}

/// A format for findings.
enum InspectionFormat: String, CaseIterable {
  case sarif, github
}

/// A format for graphs.
enum GraphFormat: String, CaseIterable {
  case mermaid, svg
}

/// The options of `inspect`.
enum InspectOptions {
  static let rules = Flag(
    "--rules", "prints only the rules, each with the reason for it.")

  static let changes = Flag(
    "--changes", "prints only the cost of the package's change requests.")

  static let target = ValueOption(
    namesInCode: "--target", "inspects only this target; may be given several times."
  )

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
    rules, changes, target, view, mediator, model, SharedOptions.json, graph, SharedOptions.output,
    SharedOptions.replace,
  ]

  static let combinations: [OptionRule] = [
    .oneOf([SharedOptions.json, graph]),
    .needs(SharedOptions.replace, SharedOptions.output),
    .alone(rules, with: [SharedOptions.output, SharedOptions.replace], andOperands: false),
    .alone(changes, with: [SharedOptions.output, SharedOptions.replace], andOperands: true),
  ]
}

/// A format for graphs.
enum GraphFormat: String, CaseIterable {
  case mermaid, svg
}

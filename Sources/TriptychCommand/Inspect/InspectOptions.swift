/// The options of `inspect`.
enum InspectOptions {
  static let rules = Flag(
    "--rules", "prints only the rules, each with the reason for it.")

  static let changes = Flag(
    "--changes", "prints only the cost of the package's change requests.")

  static let target = ValueOption(
    "--target", "NAME", isRepeating: true, "inspects only this target; may be given several times."
  )

  static let view = ValueOption(
    "--view", "NAME", isRepeating: true, "declares that this type is a view, whatever its name.")

  static let mediator = ValueOption(
    "--mediator", "NAME", isRepeating: true, "declares that this type is a mediator.")

  static let model = ValueOption(
    "--model", "NAME", isRepeating: true, "declares that this type is a model.")

  static let graph = ValueOption<GraphFormat>(
    "--graph",
    """
    prints only the graphs: mermaid, a Markdown page, or svg, a drawing with one triad of each target.
    """)
}

/// A format for graphs.
enum GraphFormat: String, CaseIterable {
  case mermaid, svg
}

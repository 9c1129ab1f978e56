/// The options of `inspect`.
enum InspectOptions {
  static let rules = Flag(
    "--rules", "prints the rules alone, and what made each of them necessary.")

  static let changes = Flag(
    "--changes", "prints the cost of the package's change requests alone.")

  static let target = ValueOption(
    "--target", "NAME", isRepeating: true, "looks in this target alone; may be given several times."
  )

  static let view = ValueOption(
    "--view", "NAME", isRepeating: true, "says that this type is a view, whatever it is called.")

  static let mediator = ValueOption(
    "--mediator", "NAME", isRepeating: true, "says that this type is a mediator.")

  static let model = ValueOption(
    "--model", "NAME", isRepeating: true, "says that this type is a model.")

  static let graph = ValueOption<GraphFormat>(
    "--graph",
    """
    prints the graphs alone: mermaid, a Markdown page, or svg, a drawing with one triad of each target.
    """)
}

/// How graphs are written.
enum GraphFormat: String, CaseIterable {
  case mermaid, svg
}

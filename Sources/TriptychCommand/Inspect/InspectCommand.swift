import AppScreens
import Foundation
import Inspection
import Parity
import TextLayout

private enum Options {
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
private enum GraphFormat: String, CaseIterable {
  case mermaid, svg
}

extension Command {
  /// The verb `inspect`: who knows whom, which architecture rules hold, and what it all measures.
  var inspectVerb: Verb {
    Verb(
      "inspect", .optional("PACKAGE"),
      summary: "Who knows whom, whether it is what it says it is, and what it measures.",
      details: """
        Has the compiler write down what it knows of a package's library targets, private members \
        included, and tells from it who knows whom, which architecture rules hold, with evidence for \
        those that do not, whether each triad of view, mediator and model is the pattern that its \
        names say, and what it measures. PACKAGE is its folder; this one unless given. It is built \
        for that.

        Roles are found by what the compiler knows: a view conforms to HeadlessView, a mediator is \
        the class that it deals with, a model is what that holds. Where no view conforms to it, \
        names that end in View, Controller, Presenter or ViewModel decide. Targets whose names end \
        in Specimens are left out unless named. What only running the code decides is run in the \
        patterns that this command has. The exit status is 1 if a triad is not what it says it is.
        """,
      options: [
        Options.rules, Options.changes, Options.target, Options.view, Options.mediator,
        Options.model, SharedOptions.json, Options.graph,
        SharedOptions.output,
      ],
      examples: ["inspect", "inspect --target MVP"], run: inspect)
  }

  private func inspect(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard !arguments[Options.rules] else {
      try console.write(architectureRules(console))
      return true
    }
    let package = URL(fileURLWithPath: arguments.operands.first ?? ".")
    let costs = ChangeCost.costs(in: package.appendingPathComponent("Examples/Changes"))
    guard !arguments[Options.changes] else {
      guard !costs.isEmpty else {
        throw UsageError("\(package.path) has no patches in Examples/Changes")
      }
      try console.write(ChangeTable(console: console, costs: costs).text)
      return true
    }
    let (inspection, running) = try inspection(of: package, arguments)
    try console.writing(to: arguments[SharedOptions.output]) { output in
      if let format = arguments[Options.graph] {
        try output.write(text(of: inspection, format))
      } else if arguments[SharedOptions.json] {
        try output.writeJSON(InspectionReport(inspection, running: running, changes: costs))
      } else {
        let isWhole = arguments.all(Options.target).isEmpty
        let text = InspectionText(console: output, inspection: inspection, isWhole: isWhole)
        try output.write(text.text(running: running, changes: costs))
      }
    }
    return inspection.cases.allSatisfy { ArchitectureVerdict($0).isGood }
  }

  /// Inspects a package, and runs what this command has of it.
  private func inspection(
    of package: URL, _ arguments: Arguments
  ) throws -> (PackageInspection, [RunningMeasure]) {
    let facts: PackageFacts
    do {
      facts = try SymbolGraphLoader(package: package).load()
    } catch {
      throw UsageError("cannot inspect \(package.path.quotedExcerpt): \(error)")
    }
    let hints = Roles.Hints(
      views: Set(arguments.all(Options.view)), mediators: Set(arguments.all(Options.mediator)),
      models: Set(arguments.all(Options.model)))
    if let unknown = hints.names.sorted().first(where: { name in
      !facts.types.values.contains { $0.name == name && !$0.isExternal }
    }) {
      throw UsageError(
        "no type in a library target is called \(unknown.quotedExcerpt)")
    }
    let targets = arguments.all(Options.target)
    if let unknown = targets.first(where: { !facts.modules.contains($0) }) {
      throw UsageError(
        "there is no library target \(unknown.quotedExcerpt); there are \(facts.modules.listed)")
    }
    var inspection = PackageInspection(
      of: facts, hints: hints, modules: targets.isEmpty ? nil : targets)
    guard !inspection.cases.isEmpty else {
      throw UsageError(
        """
        no view with a mediator was found in \((targets.isEmpty ? facts.modules : targets).listed): nothing there conforms to \
        HeadlessView or has a name that ends in View, or no class deals with it; say who they are
        """, try: "inspect --view NAME --mediator NAME --model NAME")
    }
    let running = try apps.flatMap { try run($0, in: &inspection) }
    return (inspection, running)
  }

  /// Runs an app in every pattern, and notes what that decides.
  func run<Subject: AppDefinition>(
    _ app: Subject, in inspection: inout PackageInspection
  ) throws -> [RunningMeasure] {
    let baseline = baselines.first { $0.isFor(Subject.Gesture.self) }
    let known = Set(inspection.cases.flatMap(\.triad.viewNames))
    var measures: [RunningMeasure] = []
    for pattern in patterns {
      guard let trial = ArchitectureTrial(of: app, in: pattern), known.contains(trial.view) else {
        continue
      }
      inspection.note(trial.worksWithoutView, of: "A18", forView: trial.view)
      inspection.note(trial.servesTwoViews, of: "A19", forView: trial.view)
      if let measure = try RunningMeasure(of: app, in: pattern, baseline: baseline) {
        measures.append(measure)
      }
    }
    return measures
  }

  private func text(of inspection: PackageInspection, _ format: GraphFormat) -> String {
    switch format {
    case .mermaid: GraphDiagram(inspection.cases.map(\.graph)).mermaid
    case .svg: GraphDiagram(inspection.exemplaryGraphs).svg
    }
  }

  /// The architecture rules, each with what made it necessary.
  private func architectureRules(_ console: Console) -> String {
    ArchitectureRule.all.map { rule in
      let patterns = Triad.Pattern.allCases.filter(rule.patterns.contains).map(\.rawValue)
      let scope = rule.isCommon ? "every pattern" : patterns.listed
      let indentation = String(repeating: " ", count: 7)
      let statement =
        "\(rule.number.fitted(to: 5))  "
        + rule.statement.wrapped(to: console.width, indentation: indentation)
      let why = "Why: \(rule.why)".wrapped(to: console.width, indentation: indentation)
      let way = "Of \(scope); decided by \(rule.isAtRunTime ? "running" : "reading") the code."
      return "\(statement)\n\(indentation)\(console.styled(why, .quiet))\n"
        + "\(indentation)\(console.styled(way, .quiet))\n"
    }.joined()
  }
}

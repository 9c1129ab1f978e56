import AppScreens
import Foundation
import Inspection
import Parity
import TextLayout

extension Command {
  /// The verb `inspect`: reports dependencies, architecture rules and measures.
  var inspectVerb: Verb {
    Verb(
      "inspect", .optional("PACKAGE"),
      summary: "Who knows whom, which architecture rules hold, and measures.",
      details: """
        Builds a package, and asks the compiler for the declarations of its library targets, private \
        members included. Reports who knows whom; which architecture rules hold, with evidence for \
        those that do not; whether each triad of view, mediator and model is the pattern that its \
        names claim; and measures. PACKAGE is the package's folder; this one unless given.

        Roles come from the declarations: a view conforms to HeadlessView, a mediator is the class \
        that it deals with, a model is what the mediator holds. Where no type conforms to \
        HeadlessView, names that end in View, Controller, Presenter or ViewModel decide. Targets \
        whose names end in Specimens are left out unless named. Rules that only running the code \
        can decide are run in this command's patterns. The exit status is 1 if a triad is not the \
        pattern that it claims to be.
        """,
      options: InspectOptions.all, rules: InspectOptions.combinations,
      examples: ["inspect", "inspect --target MVP"], run: inspect)
  }

  private func inspect(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard !arguments[InspectOptions.rules] else {
      try console.writing(to: arguments.place(for: OutputForm("A1 "))) { output in
        try output.write(ArchitectureRuleList(console: output).text)
      }
      return true
    }
    let package = try PackageFolder.url(arguments.operands.first ?? ".")
    let costs = ChangeCost.costs(in: package.appendingPathComponent("Examples/Changes"))
    guard !arguments[InspectOptions.changes] else {
      guard !costs.isEmpty else {
        throw UsageError("\(package.path.quotedPath) has no patches in Examples/Changes")
      }
      try console.writing(to: arguments.place(for: OutputForm("Cost of change\n"))) { output in
        try output.write(ChangeTable(console: output, costs: costs).text)
      }
      return true
    }
    let place = try arguments.place(for: form(arguments))
    let (inspection, running) = try inspection(of: package, arguments)
    try console.writing(to: place) { output in
      if let format = arguments[InspectOptions.graph] {
        try output.write(text(of: inspection, format))
      } else if arguments[SharedOptions.json] {
        try output.writeJSON(InspectionReport(inspection, running: running, changes: costs))
      } else {
        let isWhole = arguments.all(InspectOptions.target).isEmpty
        let text = InspectionText(console: output, inspection: inspection, isWhole: isWhole)
        try output.write(text.text(running: running, changes: costs))
      }
    }
    return inspection.cases.allSatisfy { ArchitectureVerdict($0).isGood }
  }

  /// Inspects a package, and runs those of its apps and patterns that this command has.
  private func inspection(
    of package: URL, _ arguments: Arguments
  ) throws -> (PackageInspection, [RunningMeasure]) {
    let facts = try PackageFolder.facts(in: package)
    let hints = Roles.Hints(
      views: Set(arguments.all(InspectOptions.view)),
      mediators: Set(arguments.all(InspectOptions.mediator)),
      models: Set(arguments.all(InspectOptions.model)))
    if let unknown = hints.names.sorted().first(where: { name in
      !facts.types.values.contains { $0.name == name && !$0.isExternal }
    }) {
      throw UsageError(
        "no type in a library target is called \(unknown.quotedExcerpt)")
    }
    let targets = arguments.all(InspectOptions.target)
    if let unknown = targets.first(where: { !facts.modules.contains($0) }) {
      throw UsageError(
        """
        there is no library target \(unknown.quotedExcerpt); the targets are \(facts.modules.listed)
        """
      )
    }
    var inspection = PackageInspection(
      of: facts, hints: hints, modules: targets.isEmpty ? nil : targets)
    guard !inspection.cases.isEmpty else {
      throw UsageError(
        """
        no view with a mediator was found in \((targets.isEmpty ? facts.modules : targets).listed): nothing there conforms to \
        HeadlessView or has a name that ends in View, or no class deals with it; name them
        """, try: "inspect --view NAME --mediator NAME --model NAME")
    }
    let running = try apps.flatMap { try run($0, in: &inspection) }
    return (inspection, running)
  }

  /// Runs an app in every pattern, and notes the verdicts.
  func run<Subject: AppDefinition>(
    _ app: Subject, in inspection: inout PackageInspection
  ) throws -> [RunningMeasure] {
    let known = Set(inspection.cases.flatMap(\.triad.viewNames))
    let trials = patterns.compactMap { pattern in
      ArchitectureTrial(of: app, in: pattern).map { (pattern: pattern, trial: $0) }
    }.filter { known.contains($0.trial.view) }
    for (_, trial) in trials {
      inspection.note(trial.worksWithoutView, of: "A18", forView: trial.view)
      inspection.note(trial.servesTwoViews, of: "A19", forView: trial.view)
    }
    let ratios = baselines.first { $0.isFor(Subject.Gesture.self) }?
      .ratios(of: app, in: trials.map(\.trial.makeScreen))
    return try trials.enumerated().map { index, found in
      try found.trial.measure(in: found.pattern, ratios?[index])
    }
  }

  private func form(_ arguments: Arguments) -> OutputForm {
    switch arguments[InspectOptions.graph] {
    case .svg: .drawing
    case .mermaid: OutputForm("## ", "\n\n```mermaid\nflowchart LR\n")
    case nil:
      arguments[SharedOptions.json] ? OutputForm(#"{"changes":["#) : OutputForm("Who knows whom\n")
    }
  }

  private func text(of inspection: PackageInspection, _ format: GraphFormat) -> String {
    switch format {
    case .mermaid: GraphDiagram(inspection.cases.map(\.graph)).mermaid
    case .svg: GraphDiagram(inspection.exemplaryGraphs).svg
    }
  }
}

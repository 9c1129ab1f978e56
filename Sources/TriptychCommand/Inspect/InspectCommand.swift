import AppScreens
import Foundation
import Inspection
import Parity
import TextLayout

extension Command {
  /// The verb `inspect`: who knows whom, which architecture rules hold, and what it all measures.
  ///
  /// - Returns: Whether every triad is what it says it is.
  func inspect(_ arguments: [String], _ console: Console) throws -> Bool {
    let example = "inspect"
    let arguments = try Arguments(
      arguments, flags: ["--json", "--rules", "--changes"],
      values: ["--graph", "--output", "--target", "--view", "--mediator", "--model"],
      repeating: ["--target", "--view", "--mediator", "--model"], example: example)
    guard !arguments.has("--help") else {
      try console.write(help(on: "inspect"))
      return true
    }
    guard !arguments.has("--rules") else {
      try console.write(architectureRules(console))
      return true
    }
    guard arguments.operands.count < 2 else {
      throw UsageError("inspect takes one package, not \(arguments.operands.count)", try: example)
    }
    let package = URL(fileURLWithPath: arguments.operands.first ?? ".")
    let changes = ChangeCost.costs(in: package.appendingPathComponent("Examples/Changes"))
    guard !arguments.has("--changes") else {
      guard !changes.isEmpty else {
        throw UsageError("\(package.path) has no patches in Examples/Changes", try: example)
      }
      try console.write(ChangeTable(console: console, costs: changes).text)
      return true
    }
    let (inspection, running) = try inspection(of: package, arguments, example: example)
    try console.writing(to: arguments.value(of: "--output")) { output in
      if let format = arguments.value(of: "--graph") {
        try output.write(try graph(of: inspection, format, example: example))
      } else if arguments.has("--json") {
        try output.writeJSON(InspectionReport(inspection, running: running, changes: changes))
      } else {
        let isWhole = arguments.values(of: "--target").isEmpty
        let text = InspectionText(console: output, inspection: inspection, isWhole: isWhole)
        try output.write(text.text(running: running, changes: changes))
      }
    }
    return inspection.cases.allSatisfy { ArchitectureVerdict($0).isGood }
  }

  /// Inspects a package, and runs what this command has of it.
  private func inspection(
    of package: URL, _ arguments: Arguments, example: String
  ) throws -> (PackageInspection, [RunningMeasure]) {
    let facts: PackageFacts
    do {
      facts = try SymbolGraphLoader(package: package).load()
    } catch {
      throw UsageError("cannot inspect \(package.path.quotedExcerpt): \(error)", try: example)
    }
    let hints = Roles.Hints(
      views: Set(arguments.values(of: "--view")),
      mediators: Set(arguments.values(of: "--mediator")),
      models: Set(arguments.values(of: "--model")))
    if let unknown = hints.names.sorted().first(where: { name in
      !facts.types.values.contains { $0.name == name && !$0.isExternal }
    }) {
      throw UsageError(
        "no type in a library target is called \(unknown.quotedExcerpt)", try: example)
    }
    let targets = arguments.values(of: "--target")
    if let unknown = targets.first(where: { !facts.modules.contains($0) }) {
      throw UsageError(
        "there is no library target \(unknown.quotedExcerpt); there are \(facts.modules.listed)",
        try: example)
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

  private func graph(
    of inspection: PackageInspection, _ format: String, example: String
  ) throws -> String {
    switch format {
    case "mermaid": return GraphDiagram(inspection.cases.map(\.graph)).mermaid
    case "svg": return GraphDiagram(inspection.exemplaryGraphs).svg
    default:
      throw UsageError(
        "there is no graph format \(format.quotedExcerpt); the formats are mermaid and svg",
        try: example)
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

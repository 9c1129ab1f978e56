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
        Builds a package, and asks the compiler for the declarations of its targets, private members \
        included. Reports who knows whom; which architecture rules hold, with evidence for those \
        that do not; whether each triad of view, mediator and model is the pattern that its names \
        claim; and measures. PACKAGE is the package's folder; this one unless given.

        Roles come from supertypes first: a view conforms to HeadlessView, or descends from UIView, \
        UIViewController or SwiftUI's View. Then from what a type does: a mediator is held by a \
        view, tells one through a protocol, or is its delegate; who conforms to that protocol and \
        holds the mediator is a view too. Names decide last. What is not known \
        is open, and not broken. Targets whose names end in Specimens or Tests are left out unless \
        named. Rules that only running the code can decide are run in this command's patterns.

        .triptych.json in PACKAGE says what cannot be seen: roles, patterns, the weight of rules. A \
        comment // triptych:allow A13 REASON excuses its line and the next line of code. The exit \
        status is 1 if a finding that is an error is neither excused nor in the baseline, or a target does not build.
        """,
      options: InspectOptions.all, rules: InspectOptions.combinations,
      examples: ["inspect", "inspect --target MVP", "inspect --explain A13"], run: inspect)
  }

  private func inspect(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard !arguments[InspectOptions.rules] else {
      try console.writing(to: arguments.place(for: OutputForm("A1 "))) { output in
        try output.write(ArchitectureRuleList(console: output).text)
      }
      return true
    }
    if let rule = arguments[InspectOptions.explain] {
      try console.writing(to: arguments.place(for: OutputForm("\(rule.number) "))) { output in
        try output.write(RuleExplanation(rule: rule, console: output).text)
      }
      return true
    }
    let package = try inspected(arguments)
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
    let baselinePlace = try Inspector.baselinePlace(arguments)
    var inspector = try Inspector(package, arguments, telling: console)
    let running = try apps.flatMap { try run($0, in: &inspector.inspection) }
    if let baselinePlace {
      try inspector.writeBaseline(to: baselinePlace)
      return true
    }
    let mended = inspector.setAsideBaseline()
    for excuse in inspector.inspection.excuses {
      if let mistake = excuse.mistake { console.writeError("\(excuse.place): \(mistake)\n") }
    }
    let inspection = inspector.inspection
    try console.writing(to: place) { output in
      if let format = arguments[InspectOptions.graph] {
        try output.write(text(of: inspection, format))
      } else if let format = arguments[InspectOptions.format] {
        switch format {
        case .sarif: try output.writeJSON(StaticAnalysisLog(inspection, version: version))
        case .github: try output.write(PullRequestNotes(inspection).text)
        }
      } else if arguments[SharedOptions.json] {
        try output.writeJSON(InspectionReport(inspection, running: running, changes: costs))
      } else {
        let isWhole = arguments.all(InspectOptions.target).isEmpty
        let text = InspectionText(
          console: output, inspection: inspection, isWhole: isWhole, mended: mended,
          rulesOff: inspector.settings.rulesOff)
        try output.write(text.text(running: running, changes: costs))
      }
    }
    return inspection.isGood
  }

  /// The folder of the package, or of its graphs.
  private func inspected(_ arguments: Arguments) throws -> URL {
    guard let folder = arguments[InspectOptions.graphs] else {
      return try PackageFolder.url(arguments.operands.first ?? ".")
    }
    return try PackageFolder.folder(arguments.operands.first ?? folder)
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
    case nil where arguments[InspectOptions.format] == .sarif:
      OutputForm(#"{"$schema":"\#(StaticAnalysisLog.schema)""#)
    case nil where arguments[InspectOptions.format] == .github: OutputForm("::")
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

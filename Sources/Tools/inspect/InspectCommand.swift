import Foundation
import TriptychCommandVerbs
import TriptychInspection
import TriptychTextLayout

extension Verb {
  /// The verb of `inspect`: reports dependencies, variants and architecture rules.
  static var inspect: Verb {
    Verb(
      "", .optional("PACKAGE"),
      summary: "Who knows whom, and is it really the pattern that its names claim?",
      details: """
        Builds a package, and asks the compiler for the declarations of its targets, private members \
        included. For each triad of view, mediator and model, reports which variant of MVC, MVP or \
        MVVM it is, judged by what it does, and which architecture rules it breaks, with evidence; with \
        --all, also the facts that decide it, who knows whom, and lines of code. Does not run the \
        package. PACKAGE is the package's folder; default: this one.

        Roles come from supertypes first: a view conforms to HeadlessView, or descends from UIView, \
        UIViewController or SwiftUI's View. Then from what a type does: a mediator is held by a \
        view, tells one through a protocol, or is its delegate; a type that conforms to that protocol \
        and holds the mediator is a view, too. Names decide last. A rule that cannot be decided is \
        open, not broken. Targets whose names end in Specimens or Tests are left out unless named.

        .triptych.json in PACKAGE says what inspect cannot see: roles and patterns. It also turns \
        rules off. A comment // triptych:allow A13 REASON suppresses the rule on its line and the next \
        line of code. Rules are definitions, conventions or this package's house style. Only screens \
        that are built on its kit must follow house style; with --house, others must, too. The exit \
        status is 1 if a finding that is an error is neither suppressed nor in the baseline, or if a \
        target does not build.
        """,
      options: InspectOptions.all,
      examples: ["", "../YourApp", "--target MVP", "--explain A13"]
    ) { arguments, console in
      if let rules = arguments[InspectOptions.explain] {
        guard arguments.given.count == 1, arguments.operands.isEmpty else {
          throw UsageError("--explain works only alone")
        }
        try console.write(ArchitectureRuleList(console: console, rules: rules).text)
        return true
      }
      let baseline = try InspectionBaseline.named(in: arguments)
      var inspection = try PackageInspection.asked(for: arguments)
      for suppression in inspection.suppressions {
        if let mistake = suppression.mistake {
          console.writeError("\(suppression.place): \(mistake)\n")
        }
      }
      if arguments[InspectOptions.format] == .baseline {
        try console.write(InspectionBaseline(inspection.findings).json())
        return true
      }
      let resolved = baseline?.resolved(in: inspection) ?? []
      baseline?.setAside(in: &inspection)
      switch arguments[InspectOptions.format] ?? .text {
      case .text, .baseline:
        let text = InspectionText(
          console: console, inspection: inspection, resolved: resolved)
        try console.write(arguments[SharedOptions.all] ? text.everything : text.summary)
      case .json: try console.writeJSON(InspectionReport(inspection).object)
      case .svg: try console.write(GraphDiagram(of: inspection).svg)
      case .sarif:
        let log = StaticAnalysisLog(inspection, version: Program.triptychVersion)
        try console.writeJSON(log.object)
      }
      return inspection.isGood
    }
  }
}

extension PackageInspection {
  /// The inspection of the package, or of the symbol graphs, that arguments name.
  ///
  /// - Throws: A `UsageError` for what cannot be read, or names nothing.
  fileprivate static func asked(for arguments: Arguments) throws -> PackageInspection {
    let graphs = try arguments[InspectOptions.graphs].map(InspectedFolder.init)
    let named = try arguments.operands.first.map(InspectedFolder.init)
    let package = try named ?? graphs ?? InspectedFolder(".")
    let settings = try package.settings()
    let facts = try graphs?.graphFacts() ?? package.packageFacts()
    if let unknown = settings.nameWithoutType(in: facts) {
      throw UsageError(
        ".triptych.json names \(unknown.quotedExcerpt), and there is no type of this name")
    }
    let targets = arguments.all(InspectOptions.target)
    for target in targets + settings.excluded.sorted()
    where !facts.modules.contains(target) && !facts.unread.contains(where: { $0.module == target })
    {
      let known =
        facts.modules.isEmpty
        ? "nothing in it could be read" : "the targets are \(facts.modules.listed)"
      throw UsageError("there is no target \(target.quotedExcerpt); \(known)")
    }
    var inspection = PackageInspection(
      of: facts, settings: settings, modules: targets,
      askingHouseStyle: arguments[InspectOptions.house])
    inspection.applySuppressions()
    return inspection
  }
}

extension InspectionBaseline {
  /// The baseline that arguments name, if they do.
  fileprivate static func named(in arguments: Arguments) throws -> InspectionBaseline? {
    guard let path = arguments[InspectOptions.baseline] else { return nil }
    guard let baseline = InspectionBaseline(json: try InputFile(path: path).contents()) else {
      throw UsageError(
        "\(path.quotedPath) is not a baseline", try: "--format baseline >BASELINE.json")
    }
    return baseline
  }
}

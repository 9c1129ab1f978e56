import CommandVerbs
import Foundation
import Inspection
import TextLayout

extension Verb {
  /// The verb of `inspect`: reports dependencies, architecture rules and measures.
  static var inspect: Verb {
    Verb(
      "", .optional("PACKAGE"),
      summary: "Who knows whom, and is it really the pattern that its names claim?",
      details: """
        Builds a package, and asks the compiler for the declarations of its targets, private members \
        included. Reports for each triad of view, mediator and model which variant of MVC, MVP or MVVM \
        it is by what it does, and which architecture rules it breaks, with evidence; with --all, also \
        the facts that decide it, who knows whom, every rule, and measures. Runs nothing of the \
        package. PACKAGE is the package's folder; default: this one.

        Roles come from supertypes first: a view conforms to HeadlessView, or descends from UIView, \
        UIViewController or SwiftUI's View. Then from what a type does: a mediator is held by a \
        view, tells one through a protocol, or is its delegate; who conforms to that protocol and \
        holds the mediator is a view too. Names decide last. What is not known \
        is open, and not broken. Targets whose names end in Specimens or Tests are left out unless \
        named.

        .triptych.json in PACKAGE says what cannot be seen: roles, patterns, the weight of rules. A \
        comment // triptych:allow A13 REASON suppresses the rule on its line and the next line of code. Rules are \
        definitions, conventions or this package's house style, which is asked only of screens that \
        are built on its kit, and of others with --house. The exit status is 1 if a finding that is \
        an error is neither suppressed nor in the baseline, or a target does not build.
        """,
      options: InspectOptions.all, rules: InspectOptions.combinations,
      examples: ["", "../YourApp", "--target MVP", "--explain A13"]
    ) { arguments, console in
      switch arguments[InspectOptions.explain] {
      case .all:
        try console.write(ArchitectureRuleList(console: console).text(of: ArchitectureRule.all))
      case .rule(let rule):
        try console.write(ArchitectureRuleList(console: console).explanation(of: rule))
      case nil: return try inspect(arguments, console)
      }
      return true
    }
  }

  private static func inspect(_ arguments: Arguments, _ console: Console) throws -> Bool {
    var inspector = try Inspector(package(arguments), arguments, telling: console)
    if arguments[InspectOptions.format] == .baseline {
      try console.write(InspectionBaseline(inspector.inspection.findings).json())
      return true
    }
    let resolved = inspector.setAsideBaseline()
    for suppression in inspector.inspection.suppressions {
      if let mistake = suppression.mistake {
        console.writeError("\(suppression.place): \(mistake)\n")
      }
    }
    let inspection = inspector.inspection
    switch arguments[InspectOptions.format] ?? .text {
    case .text:
      let text = InspectionText(
        console: console, inspection: inspection,
        isWhole: arguments.all(InspectOptions.target).isEmpty, resolved: resolved,
        rulesOff: inspector.settings.rulesOff)
      try console.write(arguments[SharedOptions.all] ? text.everything : text.summary)
    case .json: try console.writeJSON(InspectionReport(inspection).object)
    case .svg: try console.write(GraphDiagram(inspection.exemplaryGraphs).svg)
    case .sarif: try console.writeJSON(StaticAnalysisLog(inspection, version: "0.1.0").object)
    case .github: try console.write(PullRequestNotes(inspection).text)
    case .baseline: break
    }
    return inspection.isGood
  }

  /// The folder of the package, or of its graphs.
  private static func package(_ arguments: Arguments) throws -> URL {
    guard let folder = arguments[InspectOptions.graphs] else {
      return try PackageFolder.url(arguments.operands.first ?? ".")
    }
    return try PackageFolder.folder(arguments.operands.first ?? folder)
  }
}

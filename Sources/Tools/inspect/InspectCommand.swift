import Foundation
import TriptychInspection
import TriptychTerminal

extension Verb {
  /// The verb of `inspect`: reports dependencies, variants and architecture rules.
  static var inspect: Verb {
    Verb(
      "", .optional("PACKAGE"),
      summary: "The pattern that your screens follow, and the references that break it.",
      details: """
        Builds a Swift package, and asks the compiler for the declarations of its targets, private \
        members included. For each triad of view, mediator and model, reports which variant of MVC, \
        MVP or MVVM it is, judged by what it does, and which architecture rules it breaks, with \
        evidence; with --all, also the facts that decide it, and who knows whom; with --format json, \
        lines of code as well. Does not run the package. PACKAGE is the package's folder; default: \
        this one.

        Roles come from supertypes first: a view conforms to HeadlessView, or descends from UIView, \
        UIViewController or SwiftUI's View. Then from what a type does: a mediator is held by a \
        view, updates one through a protocol, or is its delegate; a type that conforms to that \
        protocol and holds the mediator is a view, too. Names decide last. A rule that cannot be \
        decided is open, not broken. Targets whose names end in FaultyScreens or Tests are left out \
        unless named.

        Rules are definitions, conventions or this package's house style. Only screens that are built \
        on its kit must follow house style; with --house, others must, too. The exit status is 1 if \
        a finding is an error, or if a target does not build.
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
      let facts = try PackageFacts(ofFolder: arguments.operands.first ?? ".")
      return try console.report(on: facts, as: arguments)
    }
  }
}

extension Console {
  /// Inspects what the compiler knows of a package, and writes what arguments ask for.
  ///
  /// - Returns: Whether nothing is wrong.
  /// - Throws: A `UsageError` for a target that is not there.
  func report(on facts: PackageFacts, as arguments: Arguments) throws -> Bool {
    let targets = arguments.all(InspectOptions.target)
    let known = facts.modules + facts.unread.map(\.module)
    if let unknown = targets.first(where: { !known.contains($0) }) {
      let others =
        facts.modules.isEmpty
        ? "nothing in it could be read" : "the targets are \(facts.modules.listed)"
      throw UsageError("there is no target \(unknown.quotedExcerpt); \(others)")
    }
    let inspection = PackageInspection(
      of: facts, modules: targets, askingHouseStyle: arguments[InspectOptions.house])
    switch arguments[InspectOptions.format] ?? .text {
    case .text:
      let text = InspectionText(console: self, inspection: inspection)
      try write(arguments[SharedOptions.all] ? text.everything : text.summary)
    case .json: try writeJSON(InspectionReport(inspection))
    case .svg: try write(GraphDiagram(of: inspection).svg)
    }
    return inspection.isGood
  }
}

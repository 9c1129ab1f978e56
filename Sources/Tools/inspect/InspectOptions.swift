import TriptychInspection
import TriptychTerminal

/// The options of `inspect`.
enum InspectOptions {
  static let target = ValueOption(
    name: "--target", placeholder: "NAME", isRepeating: true,
    help: "inspects only this target; may be given several times.", expectation: "a target",
    read: \.self)

  static let explain = ValueOption<[ArchitectureRule]>(
    name: "--explain", placeholder: "RULE",
    help: """
      prints only why a rule exists, who says so, and where to see it broken; with all, every rule \
      with its reason and its source.
      """,
    expectation: "all, or the number of a rule such as A1 (A18 and A19 belong to triptych verify)",
    read: { word in
      let rules = ArchitectureRule.all.filter { ["all", $0.number].contains(word) }
      return rules.isEmpty ? nil : rules
    })

  static let house = Flag(
    "--house", "applies this package's own style to screens that are not built on its kit, too.")

  static let format = ValueOption<InspectionFormat>(
    "--format",
    "text, the default; json, everything; or svg, a drawing of one triad of each target.")

  static let all: [any VerbOption] = [SharedOptions.all, explain, house, target, format]
}

/// A format for an inspection.
enum InspectionFormat: String, CaseIterable {
  case text, json, svg
}

import Inspection
import TextLayout

/// A rubric: what a submission is judged by, within which limits, and for how many points.
package struct Rubric: Sendable {
  /// The version of the form, which every rubric names.
  package static let schema = "triptych/rubric/1"

  /// The names of the apps.
  package internal(set) var apps: [String] = []

  /// The pattern that is asked for; nil where any will do.
  package internal(set) var pattern: Triad.Pattern?

  /// The modules that a submission may import.
  package internal(set) var modules = ["AppModels", "AppScreens"]

  /// The functions of C that a submission may need.
  package internal(set) var symbols = SymbolPolicy.usualSymbols

  /// The limits within which a submission must keep.
  package internal(set) var limits = GradingLimits()

  /// The items, in the order of the report.
  package internal(set) var items: [RubricItem] = []

  /// The most points that there are.
  package var points: Double { items.reduce(0) { $0 + $1.points } }

  /// The pattern of the kit whose screens must get every point.
  package var reference: String { pattern?.rawValue ?? "MVP" }
}

extension Rubric: Decodable {
  package init(from decoder: any Decoder) throws {
    let known = ["schema", "apps", "pattern", "allow", "limits", "items"]
    let members = try RubricMembers(decoder, of: "the rubric", known: known)
    let schema: String? = try members["schema"]
    guard schema == Self.schema else {
      let wrong = "the schema is \(schema?.quotedExcerpt ?? "missing")"
      throw members.mistake("schema", wrong, "write \"schema\": \(Self.schema.quoted)")
    }
    apps = try members["apps"] ?? []
    pattern = try members.choice("pattern")
    if let allowed = try members.object("allow", known: ["modules", "symbols"]) {
      modules = try allowed["modules"] ?? modules
      symbols = try allowed["symbols"] ?? symbols
    }
    limits = try members["limits"] ?? limits
    items = try members["items"] ?? []
  }
}

/// The limits within which a submission must keep.
package struct GradingLimits: Sendable {
  /// The seconds that a build may take.
  package var build = 300.0

  /// The seconds that one step may take.
  package var step = 2.0

  /// The seconds that everything behind the build may take.
  package var total = 540.0

  /// The megabytes of memory that a process may take.
  package var memory = 1_024
}

extension GradingLimits: Decodable {
  package init(from decoder: any Decoder) throws {
    let known = ["build", "step", "total", "memory"]
    let members = try RubricMembers(decoder, of: "limits", known: known)
    build = try members.number("build", 1.0...86_400) ?? build
    step = try members.number("step", 0.1...600) ?? step
    total = try members.number("total", 1.0...86_400) ?? total
    memory = try members.number("memory", 64...65_536, isWhole: true).map { Int($0) } ?? memory
  }
}

import TriptychInspection
import TriptychTerminal

/// A rubric: what a submission is judged by, within which limits, and for how many points.
package struct Rubric: Sendable {
  /// The version of the form, which every rubric names.
  package static let schema = "triptych/rubric/1"

  /// The names of the apps.
  package internal(set) var apps: [String] = []

  /// The pattern that is asked for; nil where any will do.
  package internal(set) var pattern: Triad.PatternName?

  /// The modules that a submission may import.
  package internal(set) var modules = ["AppModels", "AppScreens"]

  /// The functions of C that a submission may need.
  package internal(set) var symbols = SymbolPolicy.usualSymbols

  /// The limits within which a submission must keep.
  package internal(set) var limits = GradingLimits()

  /// The items, in the order of the report.
  package internal(set) var items: [RubricItem] = []

  /// The members that could not be read, in whose place is what is usual.
  var faults: [DecodingError] = []

  /// The most points that there are.
  package var points: Double { items.reduce(0) { $0 + $1.points } }

  /// The pattern of the kit whose screens must get every point.
  package var reference: String { pattern?.rawValue ?? "MVP" }

  /// The rubric as it is asked of the reference, which hands in no scenarios.
  package var withoutScenarios: Rubric {
    var rubric = self
    rubric.items.removeAll { $0.kind == .faultyScreens }
    return rubric
  }
}

extension Rubric: Decodable {
  private enum CodingKeys: CodingKey { case schema, apps, pattern, allow, limits, items }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decodeIfPresent(String.self, forKey: .schema)
    guard schema == Self.schema else {
      let wrong = "the schema is \(schema?.quotedExcerpt ?? "missing")"
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription: "\(wrong); write \"schema\": \(Self.schema.quoted)")
    }
    var members = RubricMembers<CodingKeys>(of: decoder)
    apps = members.read(.apps) ?? []
    pattern = members.choice(.pattern)
    let allowed: [String: [String]] = members.read(.allow) ?? [:]
    modules = allowed["modules"] ?? modules
    symbols = allowed["symbols"] ?? symbols
    limits = members.read(.limits) ?? limits
    items = members.read(.items) ?? []
    faults = members.faults + limits.faults + items.flatMap(\.faults)
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

  /// The limits that could not be read.
  var faults: [DecodingError] = []
}

extension GradingLimits: Decodable {
  private enum CodingKeys: CodingKey { case build, step, total, memory }

  package init(from decoder: any Decoder) {
    var members = RubricMembers<CodingKeys>(of: decoder)
    build = members.read(.build) ?? build
    step = members.read(.step) ?? step
    total = members.read(.total) ?? total
    memory = members.whole(.memory) ?? memory
    faults = members.faults
  }
}

extension Double {
  /// The number without a fraction where it has none: `3`, `2.5`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

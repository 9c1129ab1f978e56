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
  private enum CodingKeys: CodingKey { case schema, apps, pattern, allow, limits, items }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try members.decodeIfPresent(String.self, forKey: .schema)
    guard schema == Self.schema else {
      let wrong = "the schema is \(schema?.quotedExcerpt ?? "missing")"
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: members,
        debugDescription: "\(wrong); write \"schema\": \(Self.schema.quoted)")
    }
    apps = try members.decodeIfPresent([String].self, forKey: .apps) ?? []
    pattern = try members.choice(.pattern)
    let allowed = try members.decodeIfPresent([String: [String]].self, forKey: .allow) ?? [:]
    modules = allowed["modules"] ?? modules
    symbols = allowed["symbols"] ?? symbols
    limits = try members.decodeIfPresent(GradingLimits.self, forKey: .limits) ?? limits
    items = try members.decodeIfPresent([RubricItem].self, forKey: .items) ?? []
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
  private enum CodingKeys: CodingKey { case build, step, total, memory }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    build = try members.decodeIfPresent(Double.self, forKey: .build) ?? build
    step = try members.decodeIfPresent(Double.self, forKey: .step) ?? step
    total = try members.decodeIfPresent(Double.self, forKey: .total) ?? total
    memory = try members.whole(.memory) ?? memory
  }
}

extension KeyedDecodingContainer {
  /// A whole number; nil if it is not there.
  func whole(_ key: Key) throws -> Int? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    if let whole = Int(exactly: number) { return whole }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "\(key.stringValue) is \(number); write a whole number")
  }

  /// One of several words; nil if it is not there.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Choice? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let right = Choice.allCases.map(\.rawValue).alternatives
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription: "\(key.stringValue) is \(text.quotedExcerpt); it can be \(right)")
  }
}

extension Double {
  /// The number without a fraction where it has none: `3`, `2.5`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

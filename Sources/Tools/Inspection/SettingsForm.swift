import TextLayout

/// The form of a file of settings; an entry that it does not have is a mistake.
struct SettingsForm: Decodable {
  struct Target: Decodable {
    let pattern: Triad.Pattern?
    let views, mediators, models, ports, screens, ignored: [String]?

    init(from decoder: any Decoder) throws {
      let entries = try decoder.entries([
        "pattern", "views", "mediators", "models", "ports", "screens", "ignored",
      ])
      pattern = try entries.decodeIfPresent(Triad.Pattern.self, forKey: Entry("pattern"))
      func names(_ key: String) throws -> [String]? {
        try entries.decodeIfPresent([String].self, forKey: Entry(key))
      }
      (views, mediators, models) = (try names("views"), try names("mediators"), try names("models"))
      (ports, screens, ignored) = (try names("ports"), try names("screens"), try names("ignored"))
    }
  }

  struct Rule: Decodable {
    let severity: String
    let reason: String?
  }

  let targets: [String: Target]?
  let patterns: [String: Triad.Pattern]?
  let rules: [String: Rule]?
  let exclude: [String]?

  init(from decoder: any Decoder) throws {
    let entries = try decoder.entries(["targets", "patterns", "rules", "exclude"])
    targets = try entries.decodeIfPresent([String: Target].self, forKey: Entry("targets"))
    patterns = try entries.decodeIfPresent([String: Triad.Pattern].self, forKey: Entry("patterns"))
    rules = try entries.decodeIfPresent([String: Rule].self, forKey: Entry("rules"))
    exclude = try entries.decodeIfPresent([String].self, forKey: Entry("exclude"))
  }
}

/// The name of an entry.
private struct Entry: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The entries of an object, all of which are known.
  fileprivate func entries(_ known: [String]) throws -> KeyedDecodingContainer<Entry> {
    let entries = try container(keyedBy: Entry.self)
    if let unknown = entries.allKeys.map(\.stringValue).sorted().first(where: {
      !known.contains($0)
    }) {
      let place = codingPath.map(\.stringValue).joined(separator: ".")
      throw InspectionSettings.Mistake(
        description: """
          \(place.isEmpty ? "the file" : place) has \(unknown.quotedExcerpt), and can have \
          \(known.listed)
          """)
    }
    return entries
  }
}

extension Error {
  /// What is wrong with a file of settings, with the place in it.
  var place: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty
        ? "it is not JSON: \(context.debugDescription)" : "\(path): \(context.debugDescription)"
    @unknown default: return "\(self)"
    }
  }
}

import Foundation
import TriptychHostSystem
import TriptychTextLayout
import TriptychToolSupport

/// What a package says of itself, in its file `.triptych.json`: what `inspect` cannot see, and what it is not to
/// judge.
package struct InspectionSettings: Sendable {
  /// A mistake in such a file, with what would be right.
  package struct Mistake: Error, CustomStringConvertible {
    /// The mistake in words.
    package let description: String

    fileprivate init(_ description: String) {
      self.description = description
    }
  }

  /// The form of the file.
  private struct Form: Decodable {
    var targets: [String: [String: [String]]]?
    var patterns: [String: Triad.Pattern]?
    var off: [String: String]?
    var exclude: [String]?
  }

  /// A value of which nothing is asked.
  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The names of the types of each role, bare or with their modules'.
  package private(set) var names: [Role: Set<String>] = [:]

  /// The names of the types that have no role.
  package private(set) var ignored: Set<String> = []

  /// The patterns that modules, or mediators, are said to be, by name.
  package private(set) var patterns: [String: Triad.Pattern] = [:]

  /// The rules that are not judged, each with the reason.
  package private(set) var rulesOff: [String: String] = [:]

  /// The targets that are not inspected unless they are named.
  package private(set) var excluded: Set<String> = []

  /// Settings that state only roles and patterns.
  package init(_ names: [Role: Set<String>] = [:], patterns: [String: Triad.Pattern] = [:]) {
    self.names = names
    self.patterns = patterns
  }

  /// The settings in a file's text.
  ///
  /// - Throws: A `Mistake` for a text that is not JSON, or says what no settings can say.
  package init(json data: Data) throws(Mistake) {
    if let fault = JSONFault(in: data) {
      throw Mistake(fault.line.map { "line \($0): \(fault.text)" } ?? fault.text)
    }
    do {
      let entries = try JSONDecoder().decode([String: AnyValue].self, from: data)
      try check(entries.keys, of: "the file", among: ["targets", "patterns", "off", "exclude"])
      let form = try JSONDecoder().decode(Form.self, from: data)
      for (module, lists) in form.targets ?? [:] { try state(lists, of: module) }
      patterns = form.patterns ?? [:]
      rulesOff = form.off ?? [:]
      excluded = Set(form.exclude ?? [])
    } catch {
      throw error as? Mistake ?? Mistake(error.reason)
    }
    try check(rulesOff.keys, of: "off", among: ArchitectureRule.all.map(\.number))
    if let (number, _) = rulesOff.first(where: { $1.allSatisfy(\.isWhitespace) }) {
      throw Mistake("\(number) is switched off without a reason; write why")
    }
  }

  /// The role that a type is said to have.
  func role(of type: TypeFacts) -> Role? {
    Role.allCases.first { names[$0].map(type.isOne) == true }
  }

  /// The first name for which there is no type.
  package func nameWithoutType(in facts: PackageFacts) -> String? {
    names.values.reduce(ignored) { $0.union($1) }.sorted().first { name in
      !facts.types.values.contains { $0.isOne(of: [name]) }
    }
  }

  private static let roles: [String: Role] = [
    "views": .view, "mediators": .mediator, "models": .model, "ports": .port, "screens": .screen,
  ]

  /// States the roles of a target's types, by lists of their names.
  private mutating func state(_ lists: [String: [String]], of module: String) throws(Mistake) {
    let known = Self.roles.keys.sorted() + ["ignored"]
    try check(lists.keys, of: "targets.\(module)", among: known)
    for (list, names) in lists {
      let names = names.map { $0.contains(".") ? $0 : "\(module).\($0)" }
      if let role = Self.roles[list] {
        self.names[role, default: []].formUnion(names)
      } else {
        ignored.formUnion(names)
      }
    }
  }

  private func check(
    _ entries: some Collection<String>, of place: String, among known: [String]
  ) throws(Mistake) {
    if let unknown = entries.sorted().first(where: { !known.contains($0) }) {
      throw Mistake("\(place) has \(unknown.quotedExcerpt), and can have \(known.listed)")
    }
  }
}

extension TypeFacts {
  /// Indicates whether one of some names, bare or with a module's, is its own.
  func isOne(of names: Set<String>) -> Bool {
    names.contains(name) || names.contains(qualifiedName)
  }
}

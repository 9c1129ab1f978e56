import CommandVerbs
import Foundation
import Inspection
import TextLayout

/// An inspection with all that a package and its user say about it.
struct Inspector {
  var inspection: PackageInspection
  let settings: InspectionSettings
  private let baseline: InspectionBaseline?

  /// Inspects a package, or the symbol graphs that are given for it.
  ///
  /// - Throws: A `UsageError` for what cannot be read, or names nothing.
  init(_ package: URL, _ arguments: Arguments, telling console: Console) throws {
    settings = try Self.settings(for: package)
    baseline = try Self.baseline(arguments)
    let facts =
      if let folder = arguments[InspectOptions.graphs] {
        try PackageFolder.facts(inGraphs: folder)
      } else {
        try PackageFolder.facts(
          in: package, builtIn: arguments[InspectOptions.scratch], telling: console)
      }
    let hints = try Self.hints(settings, arguments, facts)
    let targets = arguments.all(InspectOptions.target)
    for target in targets + settings.excluded.sorted() where !facts.modules.contains(target) {
      if facts.unread.contains(where: { $0.module == target }) { continue }
      let known =
        facts.modules.isEmpty
        ? "nothing in it could be read" : "the targets are \(facts.modules.listed)"
      throw UsageError("there is no target \(target.quotedExcerpt); \(known)")
    }
    let excluded = settings.excluded
    let left = facts.modules.filter { !excluded.contains($0) }
    let unwanted =
      targets.isEmpty ? excluded : Set(facts.unread.map(\.module)).subtracting(targets)
    inspection = PackageInspection(
      of: facts.leavingOut(unwanted), hints: hints,
      modules: targets.isEmpty ? excluded.isEmpty ? nil : left : targets,
      askingHouseStyle: arguments[InspectOptions.house])
    inspection.apply(settings)
    inspection.applySuppressions()
  }

  /// Sets aside what the baseline has, and tells what it has too much.
  mutating func setAsideBaseline() -> [String] {
    guard let baseline else { return [] }
    let resolved = baseline.resolved(in: inspection)
    baseline.setAside(in: &inspection)
    return resolved
  }

  private static func settings(for package: URL) throws -> InspectionSettings {
    let path = package.appendingPathComponent(".triptych.json").path
    guard FileManager.default.fileExists(atPath: path) else { return InspectionSettings() }
    let contents = try contents(of: path)
    do throws(InspectionSettings.Mistake) {
      return try InspectionSettings(json: contents)
    } catch {
      throw UsageError("cannot use \(path.quotedPath): \(error)")
    }
  }

  private static func baseline(_ arguments: Arguments) throws -> InspectionBaseline? {
    guard let path = arguments[InspectOptions.baseline] else { return nil }
    guard let baseline = InspectionBaseline(json: try contents(of: path)) else {
      throw UsageError(
        "\(path.quotedPath) is not a baseline", try: "--format baseline >BASELINE.json")
    }
    return baseline
  }

  private static func hints(
    _ settings: InspectionSettings, _ arguments: Arguments, _ facts: PackageFacts
  ) throws -> Roles.Hints {
    var hints = settings.hints
    let given: [(Role, ValueOption<String>)] = [
      (.view, InspectOptions.view), (.mediator, InspectOptions.mediator),
      (.model, InspectOptions.model),
    ]
    for (role, option) in given {
      hints.names[role, default: []].formUnion(arguments.all(option))
    }
    let unknown = hints.all.sorted().first { name in
      !facts.types.values.contains { $0.isOne(of: [name]) }
    }
    if let unknown {
      throw UsageError("no type that is known is called \(unknown.quotedExcerpt)")
    }
    return hints
  }

  private static func contents(of path: String) throws -> Data {
    try InputFile(path: path).contents()
  }
}

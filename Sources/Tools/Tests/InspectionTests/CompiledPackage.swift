import Foundation
import Testing
import TriptychTerminal
import TriptychTestSupport
import TriptychToolSupport

@testable import TriptychInspection

/// Modules as the compiler has them, beside small stand-ins for the platform's.
struct CompiledPackage {
  let inspection: PackageInspection

  /// Compiles modules, each of which may import those before it, and inspects them.
  ///
  /// - Parameters:
  ///   - modules: The name and the source of each.
  ///   - asksHouseStyle: Indicates whether this package's style is asked too.
  ///   - library: The name of the module that lies where SwiftPM puts a package that has a URL; none unless given.
  /// - Throws: An error with the compiler's words for what does not compile.
  init(
    _ modules: [(name: String, source: String)],
    askingHouseStyle asksHouseStyle: Bool = false, withLibrary library: String? = nil
  ) throws {
    var inspection: PackageInspection?
    try withFolder(["Note.txt": ""]) { folder in
      let graphs = try Self.compile(modules, in: folder, withLibrary: library).map {
        URL(fileURLWithPath: $0)
      }
      inspection = PackageInspection(
        of: try PackageFacts(graphs: graphs), askingHouseStyle: asksHouseStyle)
    }
    self.inspection = try #require(inspection)
  }

  /// Compiles a module called Shop, and inspects it.
  init(_ source: String, askingHouseStyle asksHouseStyle: Bool = false) throws {
    try self.init([("Shop", source)], askingHouseStyle: asksHouseStyle)
  }

  /// The mediators' names.
  var mediators: [String] { inspection.triads.map(\.mediator.name) }

  /// The triad of a mediator.
  func triad(_ mediator: String) throws -> Triad {
    try #require(inspection.triads.first { $0.mediator.name == mediator })
  }

  /// The verdicts on all triads, in lines.
  var verdicts: [String] {
    inspection.triads.map { "\($0.mediator.name) \($0.sentence)" }
  }

  /// The faults of all triads: each rule with what is at fault; one in a part that several share is there
  /// once.
  var faults: [String] {
    var known: Set<String> = []
    return inspection.triads.flatMap(\.faults).filter { known.insert($0.sentence).inserted }
      .map { $0.fingerprint.replacing("Shop.", with: "") }
  }

  /// Compiles modules into a folder, and says where their symbol graphs are.
  static func compile(
    _ modules: [(name: String, source: String)], in folder: String,
    withLibrary library: String? = nil
  ) throws -> [String] {
    let (standIns, checkouts) = (try platform.get(), "\(folder)/checkouts/library")
    try FileManager.default.createDirectory(atPath: checkouts, withIntermediateDirectories: true)
    return try modules.map { name, source in
      let own = name == library ? checkouts : folder
      try source.write(toFile: "\(own)/\(name).swift", atomically: true, encoding: .utf8)
      try compile(name, "\(own)/\(name).swift", importing: [folder, checkouts, standIns])
      return "\(own)/\(name).symbols.json"
    }
  }

  private static let platform = Result {
    let folder = standInFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // All tests share it, so it goes when the process does.
    atexit { try? FileManager.default.removeItem(atPath: standInFolder) }
    for (name, source) in StandIn.modules {
      try source.write(toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
      try compile(name, "\(folder)/\(name).swift", importing: [folder])
    }
    return folder
  }

  private static func compile(
    _ name: String, _ file: String, importing folders: [String]
  ) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let arguments =
      [
        "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, file,
      ]
      + ["-o", "\(folder)/\(name).swiftmodule"] + folders.flatMap { ["-I", $0] }
      + ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
      + ["-symbol-graph-minimum-access-level", "private"]
    // The driver, since the compiler itself does not look for a Mac's SDK.
    let (output, succeeded) = try Tool("/usr/bin/env", arguments).run(within: 300)
    try #require(succeeded, "\(output)")
  }
}

extension InspectionFinding {
  /// The rule and what is at fault.
  var fingerprint: String { "\(rule.number) \(evidence.subject)" }
}

extension PackageFacts {
  /// The facts in some symbol graphs; a stand-in's module is known, but not inspected.
  init(graphs: [URL]) throws {
    let names = try Set(graphs.map { $0.deletingLastPathComponent().path })
      .flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    var reader = GraphReader(built: Set(names))
    try reader.read(graphs)
    self.init(reader, of: reader.modules)
  }
}

/// The folder of the compiled stand-ins.
private let standInFolder =
  FileManager.default.temporaryDirectory.appendingPathComponent("stand-ins-\(getpid())").path

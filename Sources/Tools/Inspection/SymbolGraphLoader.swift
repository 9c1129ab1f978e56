import Foundation
import HostSystem
import TextLayout

/// Loads the compiler's knowledge of a package, from the symbol graphs that it emits.
package struct SymbolGraphLoader {
  /// A failure to read a package.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason for the failure.
    package let description: String
  }

  private let package: PackageBuild

  /// A loader for a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder to build it in, which packages may share; its own `.build` unless given.
  package init(package: URL, scratch: URL? = nil) {
    self.package = PackageBuild(package, sharing: scratch)
  }

  /// Builds the package, and reads the facts of its targets and of what they mention.
  ///
  /// A target that does not build is noted as unread, with the compiler's errors; the others are read.
  ///
  /// - Parameter tell: Called once, if it has to wait for another that builds in the same folder.
  /// - Returns: The facts.
  /// - Throws: A `Failure` where nothing can be read at all, or the folder cannot be had.
  package func load(whenWaiting tell: () -> Void = {}) throws -> PackageFacts {
    let manifest = package.folder.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw Failure(description: "there is no Package.swift in \(package.folder.path.quotedPath)")
    }
    let lock = try package.lock(whenWaiting: tell)
    defer { withExtendedLifetime(lock) {} }
    do {
      return try build()
    } catch let failure as Failure {
      throw package.unsupportedPath.map(Failure.init(description:)) ?? failure
    }
  }

  private func build() throws -> PackageFacts {
    // It fails in the end where it cannot emit the tests, which it may not have built.
    let arguments =
      package.arguments("package") + [
        "dump-symbol-graph", "--minimum-access-level", "private", "--skip-synthesized-members",
      ]
    let output = try Tool("/usr/bin/env", arguments).run().output
    let lines = output.split(whereSeparator: \.isNewline)
    let mark = "Files written to "
    let builder = TargetBuilder(package: package)
    guard let line = lines.last(where: { $0.hasPrefix(mark) }) else {
      return try builder.load(afterFailure: output)
    }
    let folder = URL(fileURLWithPath: String(line.dropFirst(mark.count)))
    let products = folder.deletingLastPathComponent().appendingPathComponent("debug")
    let emitted = try Dictionary(
      uniqueKeysWithValues: Self.modules(emittedBy: lines).map { name in
        (name, try Self.graphs(of: name, in: folder))
      })
    var files = emitted.values.flatMap(\.self)
    var unread: [UnreadModule] = []
    for target in builder.targets() where emitted[target.module]?.isEmpty != false {
      let extracted = extract(target.module, builtIn: products)
      let (found, failure) = extracted.isEmpty ? try builder.build(target) : (extracted, nil)
      files += found
      unread += failure.map { [$0] } ?? []
    }
    guard !files.isEmpty else { throw Failure(description: unread.first?.reason ?? output) }
    var facts = try PackageFacts(graphs: files)
    facts.unread = unread
    let external = facts.externalModules.flatMap { extract($0, builtIn: products) }
    if !external.isEmpty { try facts.addExternal(graphs: external) }
    return facts
  }

  /// The modules whose graphs SwiftPM has written, by what it said; not those of tests.
  static func modules(emittedBy lines: [Substring]) -> Set<String> {
    let (step, failure) = (
      "-- Emitting symbol graph for ", "error: Failed to emit symbol graph for '"
    )
    let begun = lines.filter { $0.hasPrefix(step) }.map { String($0.dropFirst(step.count)) }
    let failed = lines.filter { $0.hasPrefix(failure) }
      .map { String($0.dropFirst(failure.count).prefix { $0 != "'" }) }
    return Set(begun).subtracting(failed).filter {
      !$0.hasSuffix("PackageTests") && !$0.hasSuffix("PackageDiscoveredTests")
    }
  }
}

import Foundation
import HostSystem
import Inspection
import Parity
import TextLayout

/// The package in which submissions are built, one after the other, around the same stage.
///
/// Its build folder stays where it is, so that for a later submission only that is compiled.
package struct StagePackage: Sendable {
  private let kit: String
  private let folder: String
  private let apps: [StageApp]

  /// The package of a kit, in a folder for caches.
  ///
  /// - Parameters:
  ///   - kit: The folder of the package with the kit.
  ///   - cache: The folder for caches.
  ///   - apps: The apps that submissions are written for.
  package init(kit: String, cache: String, apps: [any AppDefinition]) {
    self.kit = URL(fileURLWithPath: kit).standardizedFileURL.path
    folder = URL(fileURLWithPath: cache).standardizedFileURL.path
    self.apps = apps.map { StageApp(of: $0) }
  }

  private var sources: String { "\(folder)/package/Sources/Submission" }

  /// The folder of the objects that the submission is compiled to.
  private var objects: String { "\(folder)/build/debug/Submission.build" }

  /// The folder for temporary files of the toolchain, which leaves some behind at each build.
  private var temporary: String { "\(folder)/temporary" }

  /// Keeps other graders out of the folder, until the lock is let go.
  ///
  /// - Parameter tell: Called once, if another is at work there.
  /// - Returns: The lock.
  /// - Throws: A `GraderFailure` where the folder does not become free.
  func lock(whenWaiting tell: () -> Void) throws(GraderFailure) -> FolderLock {
    do throws(OutputFailure) {
      return try FolderLock(of: folder, within: 3_600, whenWaiting: tell)
    } catch {
      throw GraderFailure("\(error); name another folder with --cache")
    }
  }

  /// Compiles the kit, which takes a while the first time, and again where it or the compiler is
  /// another; no submission is there yet.
  ///
  /// - Throws: A `GraderFailure` where that cannot be done.
  package func prepare() throws(GraderFailure) {
    let mark = "\(folder)/prepared"
    let state = Data(KitFingerprint(of: kit).text.utf8)
    guard FileManager.default.contents(atPath: mark) != state else { return }
    let empty = "public var triptychEntry: Pattern { Pattern(\"Nothing\") }"
    try write([.init(path: "Entry.swift", text: "import AppScreens\n\(empty)\n")])
    do throws(ToolFailure) {
      let (output, succeeded) = try swift(["build"] + options).run(within: 3_600)
      guard succeeded else { throw ToolFailure(description: String(output.suffix(2_000))) }
    } catch {
      throw GraderFailure("the kit cannot be built: \(error)")
    }
    guard FileManager.default.createFile(atPath: mark, contents: state) else {
      throw GraderFailure("cannot write \(mark.quotedPath)")
    }
  }

  /// Builds a submission.
  ///
  /// - Parameters:
  ///   - files: The files of the submission.
  ///   - entry: The name of the property that holds its pattern.
  ///   - limits: The limits within which the compiler must keep.
  /// - Returns: The stage, or the reasons for which there is none.
  /// - Throws: A `GraderFailure` where that is not the submission's fault.
  func build(
    _ files: [SubmissionFolder.File], entry: String, within limits: GradingLimits
  ) throws(GraderFailure) -> StageBuild {
    let text = Template(PackageResources.StageEntry_swift_template).filled(with: ["entry": entry])
    try write(files + [.init(path: "TriptychEntry.swift", text: text)])
    do throws(ToolFailure) {
      let (output, succeeded) = try swift(["build"] + options).run(within: limits.build)
      guard succeeded else { return .failed(errors(in: output)) }
      return .succeeded(executable: "\(folder)/build/debug/stage", objects: objects)
    } catch {
      guard error.isOverdue else { throw GraderFailure("\(error)") }
      return .failed(["the compiler took longer than \(limits.build.plain) s, the limit"])
    }
  }

  /// The modules that the files of the submission import, as the compiler has it.
  func importedModules() throws(GraderFailure) -> [String] {
    let list = "\(folder)/imports.txt"
    do {
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
        .filter { $0.hasSuffix(".swift") && $0 != "TriptychEntry.swift" }.sorted()
        .map { "\(sources)/\($0)" }
      let arguments = [
        "TMPDIR=\(temporary)", "swiftc", "-emit-imported-modules", "-module-name", "Submission",
      ]
      let (output, succeeded) = try Tool("/usr/bin/env", arguments + files + ["-o", list]).run()
      guard succeeded else { throw GraderFailure(String(output.prefix(500))) }
      return try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(
        String.init)
    } catch {
      throw GraderFailure("cannot tell what is imported: \(error)")
    }
  }

  /// The compiler's knowledge of the submission that was built last.
  func facts() throws -> PackageFacts {
    try SymbolGraphLoader(package: URL(fileURLWithPath: "\(folder)/package"))
      .load("Submission", builtIn: URL(fileURLWithPath: "\(folder)/build/debug"))
  }

  /// A text with the paths in it as they are in the submission.
  func withoutPlace(_ text: String) -> String {
    text.replacing("\(sources)/", with: "")
      .replacing("\(folder)/package/", with: "")
  }

  private var options: [String] {
    [
      "--package-path", "\(folder)/package", "--scratch-path", "\(folder)/build", "--product",
      "stage", "--explicit-target-dependency-import-check", "error",
    ]
  }

  /// The package manager, of which no process may take more than so much memory, or write larger files.
  private func swift(_ arguments: [String]) -> Tool {
    let command = """
      ulimit -v 16000000; ulimit -f 4000000; export TMPDIR="$0"; exec swift "$@"
      """
    return Tool("/bin/sh", ["-c", command, temporary] + arguments)
  }

  /// Writes the package with some files as the submission; nothing is left of one before.
  private func write(_ files: [SubmissionFolder.File]) throws(GraderFailure) {
    do {
      let manager = FileManager.default
      for folder in [sources, objects, temporary] where manager.fileExists(atPath: folder) {
        try manager.removeItem(atPath: folder)
      }
      try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      let manifest = Template(PackageResources.StagePackage_swift_template)
        .filled(with: ["kit": kit])
      try save(manifest, as: "\(folder)/package/Package.swift")
      let main = Template(PackageResources.StageMain_swift_template).filled(with: [
        "apps": apps.map { "    \($0.source)," }.joined(separator: "\n"),
        "pattern": Grader.submission,
      ])
      try save(main, as: "\(folder)/package/Sources/stage/main.swift")
      for file in files { try save(file.text, as: "\(sources)/\(file.path)") }
    } catch {
      throw GraderFailure("cannot write to \(folder.quotedPath): \(error)")
    }
  }

  /// Writes a file, unless it is there already as it would be.
  private func save(_ text: String, as path: String) throws {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The compiler's errors, each once, with paths as they are in the submission.
  private func errors(in output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let errors = lines.filter { $0.contains("error: ") && !$0.contains("error: emit-module") }
      .map(withoutPlace)
      .uniqued
    return errors.isEmpty ? [String(output.suffix(1_000))] : Array(errors.prefix(20))
  }
}

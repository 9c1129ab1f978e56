import AppScreens
import Foundation
import HostSystem
import Inspection
import Parity
import TextLayout

/// A failure that is the grader's own, and no student's.
package struct GraderFailure: Error, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The package in which submissions are built and run, one after the other, beside the kit.
///
/// Its build folder stays where it is, so that for a later submission only that is compiled.
package struct JudgingPackage: Sendable {
  private let kit: String
  private let folder: String
  private let apps: [String]

  /// The package of a kit, in a folder for caches.
  ///
  /// - Parameters:
  ///   - kit: The folder of the package with the kit.
  ///   - cache: The folder for caches.
  ///   - apps: The apps that submissions are written for.
  package init(kit: String, cache: String, apps: [any AppDefinition]) {
    self.kit = URL(fileURLWithPath: kit).standardizedFileURL.path
    folder = URL(fileURLWithPath: cache).standardizedFileURL.path
    self.apps = apps.map { "    \($0.staging)," }
  }

  /// The folder in which submissions are built unless another is named: one for each kit.
  package static func usualCache(for kit: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.cache"
    return "\(caches)/triptych/grading-\(String(Seed(kit).number, radix: 36))"
  }

  private var sources: String { "\(folder)/package/Sources/Submission" }
  private var products: String { "\(folder)/build/debug" }

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

  /// The outcome of building a submission.
  enum Build {
    /// A worker, by the path of its executable, and the folder of the submission's objects.
    case succeeded(executable: String, objects: String)

    /// No worker, and the reasons.
    case failed([String])
  }

  /// Builds a submission, and before it the kit, where that is not built yet or is another.
  ///
  /// - Parameters:
  ///   - files: The files of the submission.
  ///   - entry: The name of the property that holds its pattern.
  ///   - limits: The limits within which the compiler must keep; the kit has an hour.
  /// - Returns: The worker, or the reasons for which there is none.
  /// - Throws: A `GraderFailure` where that is not the submission's fault.
  func build(
    _ files: [SubmissionFolder.File], entry: String, within limits: GradingLimits
  ) throws(GraderFailure) -> Build {
    let text = Template(PackageResources.JudgingEntry_swift_template).filled(with: ["entry": entry])
    try write(files + [.init(path: "TriptychEntry.swift", text: text)])
    do throws(ToolFailure) {
      let (output, succeeded) = try swift("build", ["--target", "Parity"], within: 3_600)
      guard succeeded else {
        throw ToolFailure(description: errors(in: output).prefix(3).joined(separator: "; "))
      }
    } catch {
      throw GraderFailure("the kit cannot be built: \(error)")
    }
    do throws(ToolFailure) {
      let (output, succeeded) = try swift(
        "build", ["--product", "worker", "--explicit-target-dependency-import-check", "error"],
        within: limits.build)
      guard succeeded else { return .failed(errors(in: output)) }
      return .succeeded(
        executable: "\(products)/worker", objects: "\(products)/Submission.build")
    } catch {
      guard error.isOverdue else { throw GraderFailure("\(error)") }
      return .failed(["the compiler took longer than \(limits.build.plain) s, the limit"])
    }
  }

  /// The compiler's knowledge of the submission that was built last.
  func facts() throws -> PackageFacts {
    try SymbolGraphLoader(package: URL(fileURLWithPath: "\(folder)/package"))
      .load(["Submission"], builtIn: URL(fileURLWithPath: products))
  }

  /// A text with the paths in it as they are in the submission.
  func withoutPlace(_ text: String) -> String {
    text.replacing("\(sources)/", with: "").replacing("\(folder)/package/", with: "")
  }

  /// Runs the package manager, of which no process may take more than so much time of a processor,
  /// memory, or room for a file.
  private func swift(
    _ command: String, _ arguments: [String], within seconds: Double
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    let script = """
      ulimit -t "$1"; ulimit -v 16000000; ulimit -f 4000000; shift; exec swift "$@"
      """
    let places = ["--package-path", "\(folder)/package", "--scratch-path", "\(folder)/build"]
    let time = "\(Int(seconds.rounded(.up)))"
    return try Tool("/bin/sh", ["-c", script, "sh", time, command] + places + arguments)
      .run(within: seconds, inOwnTemporaryFolder: true)
  }

  /// Writes the package with some files as the submission; nothing is left of one before.
  private func write(_ files: [SubmissionFolder.File]) throws(GraderFailure) {
    do {
      let manager = FileManager.default
      for folder in [sources, "\(products)/Submission.build"]
      where manager.fileExists(atPath: folder) {
        try manager.removeItem(atPath: folder)
      }
      let manifest = Template(PackageResources.JudgingPackage_swift_template)
        .filled(with: ["kit": kit])
      try save(manifest, as: "\(folder)/package/Package.swift")
      let main = Template(PackageResources.JudgingMain_swift_template).filled(with: [
        "apps": apps.joined(separator: "\n"), "pattern": Grader.submission,
      ])
      try save(main, as: "\(folder)/package/Sources/worker/main.swift")
      for file in files { try save(file.text, as: "\(sources)/\(file.path)") }
    } catch {
      throw GraderFailure("cannot write to \(folder.quotedPath): \(error.reason)")
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
    let errors = lines.filter { line in
      line.lowercased().contains("error: ") && !line.contains("error: emit-module")
        && !line.hasPrefix("  ")
    }.map { withoutPlace($0).bounded }.uniqued
    guard errors.isEmpty else { return Array(errors.prefix(20)) }
    return ["the compiler failed without an error; is something nested very deep?"]
  }
}

extension AppDefinition {
  /// The expression that makes the app known to a worker, without its rules.
  fileprivate var staging: String {
    "Parity.AppWithoutRules(\"\(name)\", \(Gesture.self).self, \(Display.self).self)"
  }
}

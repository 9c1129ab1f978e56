import AppScreens
import Foundation
import TriptychInspection
import TriptychParity
import TriptychTerminal
import TriptychToolSupport

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

  /// The folder that the environment names for builds of submissions.
  package static var namedCache: String? {
    ProcessInfo.processInfo.environment["TRIPTYCH_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder in which submissions are built unless another is named: one for each kit.
  package static func usualCache(for kit: String) -> String {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let folder = caches ?? FileManager.default.temporaryDirectory
    return "\(folder.path)/triptych/grading-\(String(Seed(kit).number, radix: 36))"
  }

  private var sources: String { "\(folder)/package/Sources/Submission" }
  private var products: String { "\(folder)/build/debug" }

  /// Keeps other graders out of the folder, after the one that is at work there.
  ///
  /// - Returns: The lock, which is held as long as this.
  /// - Throws: An `Unjudged` where the folder cannot be used.
  func lock() throws(Unjudged) -> FileHandle {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let folder = "cannot make the folder \(folder.quotedPath): \(error.reason)"
      throw .graderError("\(folder); name another in TRIPTYCH_CACHE")
    }
    let file = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0, flock(file, LOCK_EX) == 0 else {
      let reason = String(cString: strerror(errno))
      throw .graderError("cannot write to \(folder.quotedPath): \(reason)")
    }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Builds a submission, and before it the kit, where that is not built yet or is another.
  ///
  /// - Parameters:
  ///   - files: The files of the submission.
  ///   - entry: The property that holds its pattern.
  ///   - settings: The settings of the compiler that it has, besides the grader's.
  ///   - limits: The limits within which the compiler must keep; the kit has an hour.
  /// - Returns: The path of the worker.
  /// - Throws: An `Unjudged` where there is none.
  func build(
    _ files: [SubmissionFolder.File], entry: EntryPoint, with settings: [String] = [],
    within limits: GradingLimits
  ) throws(Unjudged) -> String {
    let text = Template(PackageResources.JudgingEntry_swift_template)
      .filled(with: ["type": entry.type, "entry": entry.name])
    try write(files + [.init(path: "TriptychEntry.swift", text: text)], with: settings)
    try buildKit("--target", "TriptychParity")
    let reasons: [String]
    do throws(ToolFailure) {
      let (output, succeeded) = try manager.run(
        "build", ["--product", "worker", "--explicit-target-dependency-import-check", "error"],
        within: limits.build)
      reasons = succeeded ? [] : errors(in: output)
    } catch {
      guard error.isOverdue else { throw .graderError("\(error)") }
      reasons = ["the compiler took longer than \(limits.build.plain) s, the limit"]
    }
    guard reasons.isEmpty else { throw Unjudged(verdict: .unbuilt, reasons: reasons) }
    return "\(products)/worker"
  }

  /// Builds a part of the kit, which no submission is to blame for.
  private func buildKit(_ arguments: String...) throws(Unjudged) {
    do throws(ToolFailure) {
      let (output, succeeded) = try manager.run("build", arguments, within: 3_600)
      guard succeeded else {
        throw ToolFailure(description: errors(in: output).prefix(3).joined(separator: "; "))
      }
    } catch {
      throw .graderError("the kit cannot be built: \(error)")
    }
  }

  /// The objects of the submission that was built last.
  func objects() throws(Unjudged) -> ObjectFiles {
    try ObjectFiles(in: "\(products)/Submission.build")
  }

  /// The compiler's knowledge of the submission that was built last.
  func facts() throws -> PackageFacts {
    try SymbolGraphLoader.load(["Submission"], builtIn: URL(fileURLWithPath: products))
  }

  /// A text with the paths in it as they are in the submission.
  func withoutPlace(_ text: String) -> String {
    [folder.realPath, folder].map { "\($0)/package/" }.reduce(text) { text, package in
      text.replacing("\(package)Sources/Submission/", with: "").replacing(package, with: "")
    }
  }

  /// A text of an inspection, whose paths begin in the package, with them as they are in the submission.
  func withoutPackage(_ text: String) -> String {
    withoutPlace(text.replacing(/(^|[( ])Sources\/Submission\//) { $0.output.1 })
  }

  private var manager: PackageManager {
    PackageManager(package: "\(folder)/package", options: ["--scratch-path", "\(folder)/build"])
  }

  /// Writes the package with some files as the submission; nothing is left of one before.
  private func write(
    _ files: [SubmissionFolder.File], with settings: [String]
  ) throws(Unjudged) {
    do {
      // The compiler of a submission that took too long may not have ended yet.
      for folder in [sources, "\(products)/Submission.build"] {
        try FileManager.default.removeFolderInUse(atPath: folder)
      }
      let manifest = Template(PackageResources.JudgingPackage_swift_template)
        .filled(with: [
          "kit": kit, "settings": settings.map { "        \($0)," }.joined(separator: "\n"),
        ])
      try save(manifest, as: "\(folder)/package/Package.swift")
      let values = ["apps": apps.joined(separator: "\n"), "pattern": Grader.submission]
      let main = Template(PackageResources.JudgingMain_swift_template).filled(with: values)
      try save(main, as: "\(folder)/package/Sources/worker/main.swift")
      let submitted = Template(PackageResources.JudgingSubmitted_swift_template).filled(with: [:])
      try save(submitted, as: "\(folder)/package/Sources/worker/Submitted.swift")
      for file in files { try save(file.text, as: "\(sources)/\(file.path)") }
    } catch {
      throw .graderError("cannot write to \(folder.quotedPath): \(error.reason)")
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
    let errors = CompilerError.all(in: output).map { withoutPlace($0.text).bounded }.uniqued
    guard errors.isEmpty else { return Array(errors.prefix(20)) }
    return ["the compiler failed without an error; is something nested very deeply?"]
  }
}

extension AppDefinition {
  /// The expression that makes the app known to a worker, without its rules.
  fileprivate var staging: String {
    "AppWithoutRules(\"\(name)\", \(Gesture.self).self, \(Display.self).self)"
  }
}

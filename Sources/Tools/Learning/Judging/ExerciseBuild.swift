import Foundation
import TriptychTerminal
import TriptychToolSupport

/// The build of one exercise, against the kit that was built before.
struct ExerciseBuild {
  let exercise: Exercise
  let workspace: Workspace
  let kit: BuiltKit

  /// Indicates whether the views are copies that record.
  var isRecording = false

  /// The name of the module.
  var module: String {
    (exercise.name + (isRecording ? "-recording" : "")).replacing("-", with: "_")
  }

  /// The folder of what is built.
  var folder: URL { workspace.folder.appendingPathComponent(".build/learn/\(module)") }

  /// The path of what runs the learner's screens.
  var executable: String { folder.appendingPathComponent("screens").path }

  private var sources: URL {
    isRecording ? workspace.recordingFolder(of: exercise) : workspace.folder(of: exercise)
  }

  /// The paths of the files, in order.
  var files: [String] {
    let unseen = exercise.unseen.map(workspace.catalogue.home.appendingPathComponent)
      .flatMap(Self.files)
    let names = Set(unseen.map(\.lastPathComponent))
    let seen = Self.files(in: sources).filter { !names.contains($0.lastPathComponent) }
    return (seen + unseen).map(\.path).sorted()
  }

  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// Builds it.
  ///
  /// - Returns: What the compiler has against it, the learner's own lines first; nil for nothing.
  /// - Throws: A `LearnFailure` where nothing can be built at all.
  func errors() throws(LearnFailure) -> [String]? {
    if let stray = workspace.strayFile(of: exercise) {
      return ["\(stray.seen): `given` has a file of that name already; remove yours"]
    }
    do {
      let (output, succeeded) = try kit.compile(
        files, as: module, to: URL(fileURLWithPath: executable))
      guard !succeeded else { return nil }
      let errors = CompilerErrors(output, in: workspace.folder(of: exercise))
      // What is no error in a file, such as a full disk, is reported at the end.
      guard errors.lines.isEmpty else { return errors.lines }
      let others = CompilerError.all(in: output).map(\.message).prefix(3).joined(separator: "; ")
      throw ToolFailure(description: others.isEmpty ? String(output.suffix(300)) : others)
    } catch {
      throw LearnFailure("cannot build \(exercise.folder): \(error.reason)")
    }
  }
}

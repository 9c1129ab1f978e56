import Foundation
import TriptychHostSystem
import TriptychToolSupport

/// The build of one exercise, against the kit that was built before.
struct ExerciseBuild {
  let exercise: Exercise
  let workspace: Workspace

  /// Indicates whether the views are copies that record.
  var isRecording = false

  private var product: String { isRecording ? exercise.recordingProduct : exercise.name }

  /// The folder of what is built.
  var products: URL { workspace.folder.appendingPathComponent(".build/debug") }

  /// The path of what runs the learner's screens.
  var executable: String { products.appendingPathComponent(product).path }

  /// Builds it.
  ///
  /// - Parameter hear: Called with each line that the build prints.
  /// - Returns: What the compiler has against it, the learner's own lines first; nil for nothing.
  /// - Throws: A `LearnFailure` where nothing can be built at all.
  func errors(hearing hear: (String) -> Void) throws(LearnFailure) -> [String]? {
    if let stray = workspace.strayFile(of: exercise) {
      return ["\(stray.seen): `given` has a file of that name already; remove yours"]
    }
    do {
      var rest = ""
      let manager = PackageManager(package: workspace.folder.path)
      let (output, succeeded) = try manager.run("build", ["--product", product]) { text in
        rest += text
        while let end = rest.firstIndex(where: \.isNewline) {
          hear(String(rest[..<end]))
          rest = String(rest[rest.index(after: end)...])
        }
      }
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

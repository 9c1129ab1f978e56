import AppScreens
import Foundation
import TextLayout

/// A package as a compiling skeleton: its files by their paths, and what to do first.
struct Scaffold {
  let name: String
  let files: [(path: String, text: String)]

  /// Writes every file into a folder that does not exist yet, or is empty.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - example: A use of the verb that works.
  /// - Throws: A `UsageError` when the folder cannot be used; nothing is written then.
  func write(to folder: String, example: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: folder, isDirectory: &isFolder) {
      guard isFolder.boolValue else {
        throw UsageError(
          "\(folder.quotedExcerpt) is a file; name a folder to write into", try: example)
      }
      guard try manager.contentsOfDirectory(atPath: folder).isEmpty else {
        throw UsageError(
          "\(folder.quotedExcerpt) is not empty; name another folder with --output", try: example)
      }
    }
    do {
      for (path, text) in files {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    } catch {
      throw UsageError(
        "cannot write \(folder.quotedExcerpt): \(Console.reason(error))", try: example)
    }
  }
}

/// Import lines in the order in which a formatter wants them.
func imports(_ modules: String...) -> String {
  modules.sorted().map { "import \($0)" }.joined(separator: "\n")
}

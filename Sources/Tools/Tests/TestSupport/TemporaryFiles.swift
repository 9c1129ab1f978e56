import Foundation

/// Writes files into a new folder, by their paths in it, and removes it after the work with its path.
package func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("triptych-files-\(UUID().uuidString)")
  defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
  for (path, text) in files {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  try body(folder.path)
}

import Foundation
import TextLayout

/// A new or empty folder into which files are written, all or none.
package struct OutputFolder {
  private let path: String

  /// The folders that have to be made, the innermost first; none where the folder is there.
  private let missing: [String]

  /// The folder at a path.
  ///
  /// - Parameter path: The path of a folder that is new or empty.
  /// - Throws: An `OutputFailure` for a path where no folder can be made, or that holds anything.
  package init(_ path: String) throws(OutputFailure) {
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw OutputFailure("\(path.quoted) does not name a folder; name one that is new or empty")
    }
    self.path = path
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while access(place.path, F_OK) != 0, errno == ENOENT, place.path != "/" {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    self.missing = missing
    if missing.isEmpty, FileManager.default.fileExists(atPath: path) {
      try Self.checkIsEmpty(path)
    }
    guard access(place.path, W_OK | X_OK) == 0 else {
      throw OutputFailure(writing: path.quotedExcerpt)
    }
  }

  private static func checkIsEmpty(_ path: String) throws(OutputFailure) {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw OutputFailure("\(path.quotedExcerpt) is a file; name a folder to write into") }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw OutputFailure("cannot read \(path.quotedExcerpt): \(error.reason)")
    }
    guard entries.isEmpty else {
      throw OutputFailure("\(path.quotedExcerpt) is not empty; name another folder")
    }
  }

  /// Writes files, by their paths in the folder; where that fails, everything is as before.
  ///
  /// A file that begins as a script does can be run.
  package func write(_ files: [(path: String, data: Data)]) throws(OutputFailure) {
    try Interruption.heldBack { () throws(OutputFailure) in
      let folder = URL(fileURLWithPath: path)
      do {
        for file in files {
          guard !Interruption.hasCome else { throw OutputFailure.interrupted }
          try Self.write(file.data, to: folder.appendingPathComponent(file.path))
        }
      } catch {
        undo()
        throw error as? OutputFailure
          ?? OutputFailure("cannot write \(path.quotedExcerpt): \(error.reason)")
      }
    }
  }

  private static func write(_ data: Data, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place, options: .withoutOverwriting)
    guard data.starts(with: Data("#!".utf8)) else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
  }

  /// Empties the folder, which was empty, and removes it and those above it that were not there.
  private func undo() {
    let manager = FileManager.default
    let written = manager.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil,
      options: .skipsSubdirectoryDescendants)
    for case let entry as URL in written?.allObjects ?? [] {
      // What cannot be removed stays; the failure itself is told.
      do { try manager.removeItem(at: entry) } catch {}
    }
    for folder in missing { rmdir(folder) }
  }
}

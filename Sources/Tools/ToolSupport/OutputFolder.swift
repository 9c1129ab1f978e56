import Foundation
import TriptychHostSystem
import TriptychTextLayout

/// A new or empty folder into which files are written, all or none.
package struct OutputFolder {
  /// The path.
  package let path: String

  /// The folders that have to be made, the innermost first; none where the folder is there.
  private let missing: [String]

  /// The folder at a path.
  ///
  /// - Parameter path: The path of a folder that is new or empty.
  /// - Throws: An `OutputFailure` for a path that holds anything.
  package init(_ path: String) throws(OutputFailure) {
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw OutputFailure("\(path.quoted) does not name a folder; name one that is new or empty")
    }
    self.path = path
    let manager = FileManager.default
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while !manager.fileExists(atPath: place.path), place.pathComponents.count > 1 {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    self.missing = missing
    var isFolder = ObjCBool(false)
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw OutputFailure("\(path.quotedExcerpt) is a file; name a folder to write into")
    }
    do {
      guard try manager.contentsOfDirectory(atPath: path).isEmpty else {
        throw OutputFailure("\(path.quotedExcerpt) is not empty; name another folder")
      }
    } catch {
      throw error as? OutputFailure
        ?? OutputFailure("cannot read \(path.quotedExcerpt): \(error.reason)")
    }
  }

  /// Writes files; where that fails, everything is as before.
  ///
  /// A file that begins as a script does can be run.
  package func write(_ files: [OutputFile]) throws(OutputFailure) {
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

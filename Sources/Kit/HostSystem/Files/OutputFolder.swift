import Foundation
import TextLayout

/// A folder of files that are written all or not at all: into a draft beside their place, which is then
/// renamed.
package struct OutputFolder {
  private let path: String
  private let isThere: Bool

  /// The folders above it that are missing, the innermost first.
  private let missing: [String]

  /// The folder at a path.
  ///
  /// - Parameter path: The path of a folder that is new or empty.
  /// - Throws: An `OutputFailure` for a path where no folder can be made, or that holds anything.
  package init(_ path: String) throws(OutputFailure) {
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw OutputFailure("\(path.quoted) names no folder; name one that is new or empty")
    }
    self.path = path
    var isFolder = ObjCBool(false)
    isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere else {
      missing = try Self.missingFolders(above: path)
      return
    }
    missing = []
    guard isFolder.boolValue else {
      throw OutputFailure("\(path.quotedExcerpt) is a file; name a folder to write into")
    }
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

  /// The folders that have to be made on the way to a path, the innermost first.
  ///
  /// - Throws: An `OutputFailure` if none can be made, by what stands there.
  private static func missingFolders(above path: String) throws(OutputFailure) -> [String] {
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while access(place.path, F_OK) != 0, errno == ENOENT, place.path != "/" {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    guard access(place.path, W_OK | X_OK) == 0 else {
      throw OutputFailure(writing: path.quotedExcerpt)
    }
    return Array(missing.dropFirst())
  }

  /// Writes files, by their paths in the folder; where that fails, everything is as before.
  ///
  /// A file that begins as a script does can be run.
  package func write(_ files: [(path: String, data: Data)]) throws(OutputFailure) {
    try Interruption.heldBack { () throws(OutputFailure) in
      let end = URL(fileURLWithPath: path)
      let name = ".triptych-\(String(UInt64.random(in: .min ... .max), radix: 36))"
      let draft = (isThere ? end : end.deletingLastPathComponent()).appendingPathComponent(name)
      do {
        for file in files {
          guard !Interruption.hasCome else { throw OutputFailure.interrupted }
          try Self.write(file.data, to: draft.appendingPathComponent(file.path))
        }
        try isThere ? moveEntries(of: draft) : FileManager.default.moveItem(at: draft, to: end)
      } catch {
        Self.remove(draft)
        for folder in missing { rmdir(folder) }
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

  /// Moves what is in a draft into the folder, which stays the same one for who is in it.
  private func moveEntries(of draft: URL) throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: draft.path)
    for entry in entries {
      let place = draft.deletingLastPathComponent().appendingPathComponent(entry)
      try FileManager.default.moveItem(at: draft.appendingPathComponent(entry), to: place)
    }
    Self.remove(draft)
  }

  private static func remove(_ place: URL) {
    // The draft may not have been begun.
    do { try FileManager.default.removeItem(at: place) } catch {}
  }
}

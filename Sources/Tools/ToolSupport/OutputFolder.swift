import Foundation
import TriptychTerminal

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
      var places: [(place: URL, isWritten: Bool)] = []
      do {
        for file in files {
          guard !Interruption.hasCome else { throw OutputFailure.interrupted }
          let place = folder.appendingPathComponent(file.path)
          places.append((place, false))
          try Self.write(file.data, to: place)
          places[places.count - 1].isWritten = true
        }
      } catch {
        undo(places)
        throw error as? OutputFailure
          ?? OutputFailure("cannot write \(path.quotedExcerpt): \(error.reason)")
      }
    }
  }

  private static func write(_ data: Data, to place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try data.write(to: place, options: .withoutOverwriting)
    } catch {
      // On a full disk, the beginning is there.
      if (error as? CocoaError)?.code != .fileWriteFileExists { unlink(place.path) }
      throw error
    }
    guard data.starts(with: Data("#!".utf8)) else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.path)
  }

  /// Removes the files that were written, and the folders for them that are empty then.
  ///
  /// What another process wrote into the folder meanwhile stays. So does what cannot be removed: the error is the
  /// failure to write, which came first.
  private func undo(_ places: [(place: URL, isWritten: Bool)]) {
    let top = URL(fileURLWithPath: path).standardizedFileURL.path
    for (place, isWritten) in places.reversed() {
      if isWritten { unlink(place.path) }
      var folder = place.deletingLastPathComponent().standardizedFileURL
      while folder.path.hasPrefix("\(top)/"), rmdir(folder.path) == 0 {
        folder.deleteLastPathComponent()
      }
    }
    for folder in missing { rmdir(folder) }
  }
}

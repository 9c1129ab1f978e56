import Foundation
import TriptychTerminal
import TriptychToolSupport

/// A folder of generated files, and of no others.
package struct GeneratedFolder {
  private let folder: URL

  /// The files that are there, by their paths in the folder.
  private let old: [String]

  /// The folder at a path.
  ///
  /// - Parameters:
  ///   - path: The path of a folder that is new, empty, or full of generated files.
  ///   - sources: The path of the folder with the originals.
  /// - Throws: A fault if something else is in it, or if it is in the folder of the originals.
  package init(_ path: String, of sources: String) throws(RecordingFault) {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    let originals = URL(fileURLWithPath: sources).standardizedFileURL.path
    guard !"\(folder.path)/".hasPrefix("\(originals)/") else {
      throw RecordingFault(
        "\(path) is in \(sources), whose module would have both forms; name a folder beside it")
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue else {
      throw RecordingFault("\(path) is a file; name a folder to write into")
    }
    let entries = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var files: [String] = []
    for case let name as String in entries {
      let file = folder.appendingPathComponent(name)
      var isInner: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isInner),
        !isInner.boolValue
      else { continue }
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      guard data.starts(with: Data(RecordingModule.mark.utf8)) else {
        throw RecordingFault(
          "\(path) has \(name), which is not generated; name another folder, or move the file away")
      }
      files.append(name)
    }
    old = files
  }

  /// Writes the files, and removes those of before that are not among them.
  ///
  /// - Throws: An error if the folder cannot be written.
  package func write(_ files: [OutputFile]) throws {
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: place, options: .atomic)
    }
    for name in Set(old).subtracting(files.map(\.path)) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

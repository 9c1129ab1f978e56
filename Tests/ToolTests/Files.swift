import Foundation

/// The paths of the files in a folder, sorted.
func files(in folder: String) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return all.filter { path in
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }.sorted()
}

/// The text of a file.
func text(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

/// The folder of this package.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

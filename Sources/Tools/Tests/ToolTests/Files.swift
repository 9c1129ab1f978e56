import Foundation

/// The paths of the files in a folder, sorted; what was built there is left out.
func files(in folder: String) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder)
  var files: [String] = []
  while let path = all?.nextObject() as? String {
    if path.hasSuffix(".build") { all?.skipDescendants() }
    var isFolder = ObjCBool(false)
    let isThere = FileManager.default.fileExists(
      atPath: "\(folder)/\(path)", isDirectory: &isFolder)
    if isThere, !isFolder.boolValue { files.append(path) }
  }
  return files.sorted()
}

/// The text of a file.
func text(_ path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

/// The folder of the package with the lesson and the kit, around that of the tools.
let packageFolder = URL(fileURLWithPath: #filePath)
  .appendingPathComponent("../../../../..").standardizedFileURL.path

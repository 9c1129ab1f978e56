import Foundation
import TriptychRecordingViews

/// Writes a recording form of each Swift file in a folder: `record-views FOLDER OUTPUT [MODULE]`.
///
/// A file of the module that needs none gets an empty one, since a build plugin names all of them before they are made.
/// Without the name of a module, the folder has a program, whose every file has a recording form.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 || words.count == 3 else {
  FileHandle.standardError.write(Data("usage: record-views FOLDER OUTPUT [MODULE]\n".utf8))
  exit(2)
}
let (folder, output, name) = (words[0], words[1], words.count == 3 ? words[2] : nil)
do {
  let module = try RecordingModule(of: folder, as: name)
  for warning in module.warnings { print(warning) }
  try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
  for file in module.files {
    let (path, data) = ("\(output)/\(file.nameOfRecording)", Data(file.text.utf8))
    // A file that keeps its date is not compiled again.
    guard FileManager.default.contents(atPath: path) != data else { continue }
    try data.write(to: URL(fileURLWithPath: path))
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

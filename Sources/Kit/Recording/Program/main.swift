import Foundation
import TriptychRecordingViews

/// Writes a recording form of each Swift file of a module: `record-views FOLDER OUTPUT MODULE`.
///
/// A file that needs none gets an empty one, since the plugin names all of them before they are made.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 3 else {
  FileHandle.standardError.write(Data("usage: record-views FOLDER OUTPUT MODULE\n".utf8))
  exit(2)
}
do {
  let module = try RecordingModule(of: words[0], as: words[2])
  for warning in module.warnings { print(warning) }
  try module.write(to: words[1])
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

import Foundation
import TriptychRecordingViews

/// Writes a recording form of each Swift file of a module: `record-views FOLDER OUTPUT MODULE`; or one file of
/// the screens that a list takes lines from, in folders of modules: `record-views --broken LIST OUTPUT FOLDER…`.
///
/// A file that needs none gets an empty one, since the plugin names all of them before they are made.
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.first == "--broken", words.count > 3 {
    let folders = words[3...].map { (URL(fileURLWithPath: $0).lastPathComponent, $0) }
    try PatchedScreens(listedIn: words[1], of: Dictionary(folders) { first, _ in first })
      .write(to: words[2])
  } else if words.count == 3 {
    let module = try RecordingModule(of: words[0], as: words[2])
    for warning in module.warnings { print(warning) }
    try module.write(to: words[1])
  } else {
    let usage = "usage: record-views FOLDER OUTPUT MODULE | --broken LIST OUTPUT FOLDER…\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

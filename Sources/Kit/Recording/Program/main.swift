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
    try RecordingModule(of: words[0], as: words[2]).write(to: words[1])
  } else {
    let usage = "usage: record-views FOLDER OUTPUT MODULE | --broken LIST OUTPUT FOLDER…\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch let fault as RecordingFault {
  // Xcode shows an error of this form at its line.
  let place = fault.place.map { "\($0): " } ?? ""
  FileHandle.standardError.write(Data("\(place)error: \(fault.reason)\n".utf8))
  exit(1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

import Foundation

/// Screens of patterns, each with a line taken away, as one file of Swift that records their messages.
///
/// They are listed as in a patch: the app and the steps that show the fault, the file, and the lines; a line
/// without `+` or `-` says where they are.
///
/// ```
/// four-function 5 replace-view
/// --- MVP/Calculator/CalculatorPresenter.swift
///     self.view = view
/// -   update()
/// ```
package struct PatchedScreens {
  /// The text of the file.
  package let text: String

  /// Reads a list, and makes the screens.
  ///
  /// - Parameters:
  ///   - list: The path of the list.
  ///   - folders: The folders of the modules, by the names of the modules.
  /// - Throws: A fault if the list names lines that are not there, or are there twice.
  package init(listedIn list: String, of folders: [String: String]) throws(RecordingFault) {
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
      throw RecordingFault("\(list) cannot be read")
    }
    var patches: [[Substring]] = []
    for line in text.split(separator: "\n") {
      if " +-".contains(line.first ?? " "), !patches.isEmpty {
        patches[patches.count - 1].append(line)
      } else {
        patches.append([line])
      }
    }
    var imports = Set(folders.keys.map { "import \($0)" })
    var entries: [String] = []
    var types: [String] = []
    for (index, lines) in patches.enumerated() {
      let patch = try ScreenPatch(lines, in: list)
      let name = "Broken\(index + 1)"
      let module = try patch.module(in: folders)
      let lines = module.files.flatMap {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
      // Several of one name cannot have the lines of their originals in one module.
      let body = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("#sourceLocation") }
      types.append("private enum \(name) {\n\(body.joined(separator: "\n"))\n}\n")
      entries.append(patch.entry(makingScreen: "\(name).\(try patch.screen(in: module))"))
    }
    self.text = """
      // Made from \(list) by the plugin RecordViews.
      \(imports.sorted().joined(separator: "\n"))

      extension BrokenScreen {
        /// The screens, in the order of the list.
        static let all: [BrokenScreen] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      \(types.joined(separator: "\n"))
      """
  }

  /// Writes the file into a folder.
  ///
  /// - Throws: An error if the folder cannot be written.
  package func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/PatchedScreens+Recording.swift"))
  }
}

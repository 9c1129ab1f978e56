import Foundation

/// A change of one file of the lesson.
struct ScreenPatch {
  private let list: String
  private let heading: Substring
  private let file: Substring
  private let hunk: [Substring]

  init(_ lines: [Substring], in list: String) throws(RecordingFault) {
    guard lines.count > 2, lines[1].hasPrefix("--- "),
      lines.dropFirst(2).contains(where: { $0.hasPrefix("-") })
    else {
      throw RecordingFault(
        """
        \(list): below \(lines.first ?? "nothing") there must be a file, such as --- \
        MVP/Calculator/CalculatorPresenter.swift, and a line that begins with -
        """)
    }
    self.list = list
    (heading, file, hunk) = (lines[0], lines[1].dropFirst(4), Array(lines.dropFirst(2)))
  }

  /// The path in the module's folder of the folder that has the file.
  private var folder: Substring { file.drop { $0 != "/" }.dropFirst().prefix { $0 != "/" } }

  private var pattern: String { String(file.prefix { $0 != "/" }) }

  /// The folder's files, with the change, and with their messages recorded.
  func module(in folders: [String: String]) throws(RecordingFault) -> RecordingModule {
    guard let root = folders[pattern] else {
      throw RecordingFault("\(list): \(pattern) is not a module that this target depends on")
    }
    let sources = try ModuleSources(
      folder: URL(fileURLWithPath: "\(root)/\(folder)").standardizedFileURL
    ) { path, text throws(RecordingFault) in
      file.hasSuffix("/\(path)") ? try changed(text) : text
    }
    return try RecordingModule(sources, module: nil)
  }

  /// The name of the screen's class.
  func screen(in module: RecordingModule) throws(RecordingFault) -> String {
    guard let name = module.screens.first else {
      throw RecordingFault("\(list): there is no screen beside \(file)")
    }
    return name
  }

  /// The screen as an element of a list.
  func entry(makingScreen type: String) -> String {
    let words = heading.split(separator: " ").map { "\($0)".debugDescription }
    let lines = hunk.map { "\($0)".debugDescription }
    return """
          BrokenScreen(
            app: \(words[0]), steps: [\(words.dropFirst().joined(separator: ", "))],
            pattern: Pattern(\(pattern.debugDescription)).adding { \(type)() },
            file: \("\(file)".debugDescription), lines: [\(lines.joined(separator: ", "))]),
      """
  }

  /// The text with the change; each other line keeps its number.
  private func changed(_ text: String) throws(RecordingFault) -> String {
    let old = hunk.filter { !$0.hasPrefix("+") }.map { $0.dropFirst().trimmed }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0...].prefix(old.count).map(\.trimmed) == old }
    guard places.count == 1, var line = places.first else {
      throw RecordingFault(
        """
        \(list): the lines of \(heading) are \(places.isEmpty ? "not" : "more than once") in \(file); \
        change them, or put lines before and after them
        """)
    }
    var added = hunk.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
    for part in hunk where !part.hasPrefix("+") {
      if part.hasPrefix("-") { lines[line] = added.isEmpty ? "" : added.removeFirst() }
      line += 1
    }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

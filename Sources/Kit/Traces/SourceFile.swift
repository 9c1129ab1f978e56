import Foundation
import TriptychSourceReading

/// A source file as it is on this machine; each is read once.
package struct SourceFile: Sendable {
  let path: String
  let code: SourceText

  /// The lines as they are.
  package var lines: [Substring] { code.lines }

  private static let files = Cache<String, SourceFile?>()
  private static let folders = Cache<String, [String]>()

  /// The file at a path; nil if it cannot be read.
  package init?(path: String) {
    let file = Self.files.value(for: path) {
      SourceText(file: path).map { SourceFile(path: path, code: $0) }
    }
    guard let file else { return nil }
    self = file
  }

  private init(path: String, code: SourceText) {
    self.path = path
    self.code = code
  }

  /// The Swift files of the folder that a file is in, by name; none where there is no such folder.
  static func files(beside path: String) -> [SourceFile] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let paths = folders.value(for: folder) {
      do {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
      } catch {
        // The program was built elsewhere: then no code is shown.
        return []
      }
    }
    return paths.compactMap(SourceFile.init(path:))
  }
}

extension SourceLine {
  /// The line without blanks around it, and with those that its parentheses span; nil where the file is
  /// not there.
  package var text: String? {
    guard let code = SourceFile(path: file)?.code, code.lines.indices.contains(line - 1) else {
      return nil
    }
    var text = code.code(on: line)
    var last = line
    while last < line + 10, last < code.lines.count, code.isOpen(from: line, through: last) {
      last += 1
      let next = code.code(on: last)
      let isClose = "([".contains { text.last == $0 } || ")]".contains { next.first == $0 }
      text += isClose ? next : " \(next)"
    }
    return text
  }
}

extension SourceText {
  /// Indicates whether parentheses or brackets that open on some lines close on none of them.
  fileprivate func isOpen(from first: Int, through last: Int) -> Bool {
    let places = places(on: first...last)
    return places.contains { "([".contains(self[$0]) && closing(of: $0) >= places.upperBound }
  }
}

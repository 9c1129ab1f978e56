import AppScreens
import Foundation

/// A source file as it is on this machine; each is read once.
struct SourceFile: Sendable {
  let path: String
  let lines: [Substring]

  private static let files = Cache<String, SourceFile?>()
  private static let folders = Cache<String, [String]>()

  /// The file at a path; nil if it cannot be read.
  init?(path: String) {
    let file = Self.files.value(for: path) {
      (try? String(contentsOfFile: path, encoding: .utf8)).map { text in
        SourceFile(
          path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
    guard let file else { return nil }
    self = file
  }

  private init(path: String, lines: [Substring]) {
    self.path = path
    self.lines = lines
  }

  /// The Swift files of the folder that a file is in, by name.
  static func files(beside path: String) -> [SourceFile] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let paths = folders.value(for: folder) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
    return paths.compactMap(SourceFile.init(path:))
  }
}

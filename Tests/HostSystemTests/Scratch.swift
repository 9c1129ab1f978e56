import Foundation

/// A folder for one test, removed with all that is in it when nobody holds it any more.
final class Scratch {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }

  /// The path of a name in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// The names in the folder, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// Writes a file in the folder; returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    return self[name]
  }
}

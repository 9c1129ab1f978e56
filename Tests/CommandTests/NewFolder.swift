import Foundation

/// A folder that a command is to write; it goes with this, and so does what stands beside it.
final class NewFolder: Sendable {
  private let surroundings: String
  let path: String

  init() throws {
    surroundings =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-\(UUID().uuidString)").path
    path = "\(surroundings)/new"
    try FileManager.default.createDirectory(
      atPath: surroundings, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: surroundings) } catch { return }
  }

  /// The paths of the files in it, sorted.
  var files: [String] { Self.files(in: path) }

  /// The paths of the files in a folder, sorted.
  static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      let url = URL(fileURLWithPath: "\(folder)/\(path)").resolvingSymlinksInPath()
      return (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
    }.sorted()
  }

  /// The text of a file in it.
  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  /// The contents of a file in it.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}

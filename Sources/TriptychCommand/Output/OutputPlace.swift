import Foundation
import TextLayout

extension Console {
  /// Throws if no file can be written at a path, so that nobody waits for what is then lost.
  func judge(output path: String) throws {
    guard savesFiles, path != "-", let problem = Self.obstacle(toWriting: path) else { return }
    throw UsageError("cannot write \(path.quotedPath): \(String(cString: strerror(problem)))")
  }

  /// Throws if no folder can be made at a path, by what stands on the way there.
  static func judge(folder path: String) throws {
    guard path.hasPrefix("/") || !FileManager.default.currentDirectoryPath.isEmpty else {
      throw UsageError(
        "\(path.quotedPath) starts from the current folder, which is there no more; go to another")
    }
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var status = stat()
    while stat(place.path, &status) != 0, errno == ENOENT, place.path != "/" {
      place.deleteLastPathComponent()
    }
    let isWhole = place.path == URL(fileURLWithPath: path).standardizedFileURL.path
    let problem: Int32? =
      if stat(place.path, &status) != 0 {
        errno
      } else if status.st_mode & S_IFMT != S_IFDIR {
        isWhole ? nil : ENOTDIR
      } else {
        access(place.path, W_OK | X_OK) == 0 ? nil : errno
      }
    guard let problem else { return }
    throw UsageError("cannot write \(path.quotedPath): \(String(cString: strerror(problem)))")
  }

  /// The system's number for the reason why no file can be written at a path; nil if there is none.
  private static func obstacle(toWriting path: String) -> Int32? {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { return EISDIR }
      return access(path, W_OK) == 0 ? nil : errno
    }
    guard errno == ENOENT else { return errno }
    guard !path.hasSuffix("/") else { return EISDIR }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard stat(folder, &status) == 0 else { return errno }
    guard status.st_mode & S_IFMT == S_IFDIR else { return ENOTDIR }
    return access(folder, W_OK | X_OK) == 0 ? nil : errno
  }
}

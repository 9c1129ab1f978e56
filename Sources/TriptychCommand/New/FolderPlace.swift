import Foundation
import TextLayout

extension Console {
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
}

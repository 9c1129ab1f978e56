import Foundation
import TextLayout

/// A folder in which one process works at a time: this one, until the lock is let go.
///
/// Source: POSIX has no such lock on a folder; `flock` on a file in it is let go when the process ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until nobody else has the folder, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - tell: Called once, if there is anything to wait for; it throws if nobody is to wait.
  /// - Throws: An `OutputFailure` where the folder cannot be used.
  package init(
    of folder: String, whenWaiting tell: () throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFailure("cannot make the folder \(folder.quotedPath): \(error.reason)")
    }
    let file = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputFailure(writing: "\(folder)/lock".quotedPath) }
    do throws(OutputFailure) {
      if flock(file, LOCK_EX | LOCK_NB) != 0 {
        try tell()
        while flock(file, LOCK_EX) != 0 {
          guard errno == EINTR else { throw OutputFailure(writing: folder.quotedPath) }
        }
      }
    } catch {
      close(file)
      throw error
    }
    descriptor = file
  }

  deinit { close(descriptor) }
}

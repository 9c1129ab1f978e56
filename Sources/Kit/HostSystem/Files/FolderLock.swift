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
  ///   - seconds: How long to wait.
  ///   - tell: Called once, if there is anything to wait for.
  /// - Throws: An `OutputFailure` where the folder cannot be used, or is not free in time.
  package init(
    of folder: String, within seconds: Double, whenWaiting tell: () -> Void
  ) throws(OutputFailure) {
    let path = "\(folder)/lock"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputFailure("cannot make the folder \(folder.quotedPath)")
    }
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw OutputFailure(writing: path.quotedPath) }
    do throws(OutputFailure) {
      try Self.wait(for: file, in: folder, within: seconds, whenWaiting: tell)
    } catch {
      close(file)
      throw error
    }
    descriptor = file
  }

  private static func wait(
    for file: Int32, in folder: String, within seconds: Double, whenWaiting tell: () -> Void
  ) throws(OutputFailure) {
    let end = ContinuousClock.now + .seconds(seconds)
    var hasTold = false
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw OutputFailure(writing: folder.quotedPath)
      }
      guard ContinuousClock.now < end else {
        throw OutputFailure("another process works in \(folder.quotedPath)")
      }
      if !hasTold { tell() }
      hasTold = true
      usleep(100_000)
    }
  }

  deinit { close(descriptor) }
}

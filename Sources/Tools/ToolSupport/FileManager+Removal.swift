import Foundation

extension FileManager {
  /// Removes a folder, if it is there, into which processes that are about to end may still write.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: The error of the last of twenty tries, which take a second.
  package func removeFolderInUse(atPath path: String) throws {
    for _ in 1..<20 where fileExists(atPath: path) {
      do { try removeItem(atPath: path) } catch { usleep(50_000) }
    }
    if fileExists(atPath: path) { try removeItem(atPath: path) }
  }
}

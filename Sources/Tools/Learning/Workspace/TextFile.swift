import Foundation
import TriptychScaffold

extension String {
  /// Writes the text whole or not at all, unless it is there already.
  ///
  /// - Returns: Whether it was not there.
  @discardableResult
  func write(ifOtherThanAt place: URL) throws(LearnFailure) -> Bool {
    if FileManager.default.contents(atPath: place.path) == Data(utf8) { return false }
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(utf8).write(to: place, options: .atomic)
      return true
    } catch {
      throw LearnFailure(writing: place, error)
    }
  }
}

extension URL {
  /// The path as a learner reads it, and an editor links it: relative to the current folder, if shorter.
  var seen: String {
    let here = FileManager.default.currentDirectoryPath
    let relative = PackageSource.path(from: here, to: path)
    return relative.count < path.count ? relative : path
  }
}

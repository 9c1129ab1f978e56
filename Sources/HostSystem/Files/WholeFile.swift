import Foundation

/// A file that is written whole or not at all: beside its place, and then renamed.
///
/// Until the end the old file is as it was, whatever goes wrong: a full disk, a limit, an
/// interruption. The new one has its permissions. Other names of the old file (hard links) keep
/// the old contents; extended attributes and access control lists are not kept.
struct WholeFile {
  /// The path, which is no link.
  let path: String

  /// The description of the place, for messages.
  let place: String

  /// Replaces what the file held by some data, or makes it.
  func write(_ data: Data) throws(OutputFailure) {
    let temporary = Self.temporaryPath(beside: path)
    try Interruption.heldBack { () throws(OutputFailure) in
      do throws(OutputFailure) {
        let file = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL, about: place)
        if let old = FileStatus(of: path), !old.copy(to: file.descriptor) {
          throw OutputFailure(writing: place)
        }
        try file.write(data, about: place)
        try file.close(about: place)
        guard rename(temporary, path) == 0 else { throw OutputFailure(writing: place) }
      } catch {
        unlink(temporary)
        throw error
      }
    }
  }

  /// A new path in the same folder, which a listing does not show.
  static func temporaryPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return temporaryPath(in: folder)
  }

  /// A new path in a folder, whose path is empty or ends in a slash.
  static func temporaryPath(in folder: String) -> String {
    "\(folder).triptych-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }
}

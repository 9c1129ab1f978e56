import Foundation
import TextLayout

/// A path, followed over symbolic links to its end.
struct LinkedPath {
  enum End {
    /// A file that is already open, as `/dev/stdout` is.
    case descriptor(Int32)

    /// A path that is no link, and may be of nothing.
    case path(String)
  }

  let end: End

  /// Follows a path.
  ///
  /// - Throws: An `OutputFailure` where links lead in a circle.
  init(_ path: String) throws(OutputFailure) {
    var current = path
    for _ in 0..<40 {
      if let number = Self.descriptor(named: current) {
        end = .descriptor(number)
        return
      }
      guard let link = Self.destination(ofLink: current) else {
        end = .path(current)
        return
      }
      let folder = current.lastIndex(of: "/").map { String(current[...$0]) } ?? ""
      current = link.hasPrefix("/") ? link : folder + link
    }
    throw OutputFailure("\(path.quotedExcerpt) is a link that leads to itself; name a file")
  }

  private static func destination(ofLink path: String) -> String? {
    do { return try FileManager.default.destinationOfSymbolicLink(atPath: path) } catch {
      return nil  // It is no link.
    }
  }

  /// The number in `/dev/fd/1`, `/proc/self/fd/1` or, on macOS, `/dev/stdout`.
  private static func descriptor(named path: String) -> Int32? {
    if let index = ["/dev/stdin", "/dev/stdout", "/dev/stderr"].firstIndex(of: path) {
      return Int32(index)
    }
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    return folders.lazy.filter(path.hasPrefix).compactMap { Int32(path.dropFirst($0.count)) }.first
  }
}

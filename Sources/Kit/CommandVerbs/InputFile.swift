import Foundation
import TextLayout

/// A file to read, or standard input, of bearable size.
package struct InputFile {
  /// The path; `-` is standard input.
  package let path: String

  /// The largest number of bytes to read.
  private let limit = 64 << 20

  /// The file at a path.
  package init(path: String) {
    self.path = path
  }

  /// All that is in the file.
  ///
  /// - Throws: A `UsageError` with the reason why it cannot be read.
  package func contents() throws -> Data {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { if descriptor > STDERR_FILENO { close(descriptor) } }
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return contents }
      if count > 0 {
        contents += buffer[..<count]
        guard contents.count <= limit else {
          throw failure("it has more than \(limit >> 20) MB, which is more than steps can need")
        }
      } else if errno != EINTR {
        throw failure(String(cString: strerror(errno)))
      }
    }
  }

  private func failure(_ reason: String) -> UsageError {
    UsageError("cannot read \(path == "-" ? "standard input" : path.quotedPath): \(reason)")
  }
}

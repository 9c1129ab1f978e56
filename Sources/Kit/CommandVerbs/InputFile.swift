import Foundation
import TextLayout

/// A file to read, or standard input: of bearable size, and never waited for without end.
package struct InputFile {
  /// The path; `-` is standard input.
  package let path: String

  /// The largest number of bytes to read.
  var limit = 64 << 20

  /// The number of seconds to wait until somebody writes to a pipe with a name.
  var patience = 10

  /// The file at a path.
  package init(path: String) {
    self.path = path
  }

  /// All that is in the file.
  ///
  /// - Throws: A `UsageError` with the reason why it cannot be read.
  package func contents() throws -> Data {
    guard path != "-" else { return try contents(of: STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  private func contents(of descriptor: Int32) throws -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    try waitForWriter(on: descriptor)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return contents }
      if count > 0 {
        contents += buffer[..<count]
        guard contents.count <= limit else {
          throw failure("it has more than \(limit >> 20) MB, which is more than steps can need")
        }
      } else if errno == EAGAIN {
        try wait(for: descriptor, milliseconds: -1)
      } else if errno != EINTR {
        throw failure(String(cString: strerror(errno)))
      }
    }
  }

  /// Waits until a pipe with a name has a writer; other files have what they have.
  private func waitForWriter(on descriptor: Int32) throws {
    var status = stat()
    guard path != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      return
    }
    guard try wait(for: descriptor, milliseconds: Int32(1_000 * patience)) else {
      throw failure("nobody wrote to this pipe within \(patience.counted("second"))")
    }
  }

  /// Waits until there is something to read; returns whether there is.
  @discardableResult
  private func wait(for descriptor: Int32, milliseconds: Int32) throws -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&source, 1, milliseconds)
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { throw failure(String(cString: strerror(errno))) }
    }
  }

  private func failure(_ reason: String) -> UsageError {
    UsageError("cannot read \(path == "-" ? "standard input" : path.quotedPath): \(reason)")
  }
}

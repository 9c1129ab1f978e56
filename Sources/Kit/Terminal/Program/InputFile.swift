import Foundation

/// A file to read, or standard input, of at most 64 MB.
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
    let contents: Data
    do {
      let file =
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      contents = try file.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw failure(error.reason)
    }
    guard contents.count <= limit else {
      throw failure("it is larger than \(limit >> 20) MB, the limit")
    }
    return contents
  }

  /// The text in the file, whose lines end in `\n` whatever system it was written on.
  ///
  /// - Throws: A `UsageError` with the reason why it cannot be read, or is not text.
  package func text() throws -> String {
    let bytes = try contents()
    do { return try String(ofFile: bytes) } catch { throw failure(error.description) }
  }

  private func failure(_ reason: String) -> UsageError {
    UsageError("cannot read \(path == "-" ? "standard input" : path.quotedPath): \(reason)")
  }
}

/// Lines of bytes that come in pieces.
struct LineReader {
  private let read: (_ count: Int) throws(UsageError) -> [UInt8]
  private var rest: [UInt8] = []
  private var number = 0

  /// The most bytes on a line; a screen takes time in proportion to its text.
  private static let limit = 1 << 20

  /// Lines of what a function reads, which returns nothing at the end.
  init(_ read: @escaping (_ count: Int) throws(UsageError) -> [UInt8]) {
    self.read = read
  }

  /// The next line, without its end; nil after the last.
  ///
  /// - Throws: A `UsageError` for a line that cannot be read.
  mutating func next() throws(UsageError) -> String? {
    number += 1
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeSubrange(...end) }
        return try text(of: rest[..<end])
      }
      searched = rest.count
      guard searched <= Self.limit else {
        throw UsageError("line \(number): has more than \(Self.limit) bytes")
      }
      let bytes = try read(1 << 16)
      rest += bytes
      guard bytes.isEmpty else { continue }
      defer { rest = [] }
      return rest.isEmpty ? nil : try text(of: rest[...])
    }
  }

  private func text(of line: ArraySlice<UInt8>) throws(UsageError) -> String {
    let isWindows = line.last == UInt8(ascii: "\r")
    guard let text = String(validating: isWindows ? line.dropLast() : line, as: UTF8.self) else {
      throw UsageError("line \(number): not UTF-8")
    }
    return text
  }
}

/// Lines in bytes that come in pieces.
struct LineReader {
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Indicates whether a line is longer than any that is taken in.
  var isFlooded: Bool { bytes.count - start > 1 << 23 }

  mutating func add(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  /// The next line; nil where it is not yet whole.
  mutating func next() -> String? {
    guard let end = bytes[max(start, searched)...].firstIndex(of: 10) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// The end of what a process has printed, as much as may be worth quoting.
struct OutputTail {
  private var bytes: [UInt8] = []

  mutating func add(_ piece: [UInt8]) {
    bytes += piece
    if bytes.count > 8_000 { bytes.removeFirst(bytes.count - 4_000) }
  }

  /// The most informative line; nil if there is none.
  var line: String? {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return (lines.last { $0.contains("Fatal error") } ?? lines.last).map { String($0.prefix(160)) }
  }

  /// The code that is not written yet, and its place, if `fatalError("not written yet: …")` has ended the process.
  var unwritten: String? {
    guard let line, let match = line.wholeMatch(of: /(.*): Fatal error: not written yet: (.*)/)
    else { return nil }
    return "\(match.2), at \(match.1)"
  }

  /// Indicates whether the runtime said that it got no memory.
  var mentionsMemory: Bool { line?.contains("failed to allocate") ?? false }

  /// Indicates whether it said why it trapped.
  var mentionsTrap: Bool { line?.contains("Fatal error") ?? false }
}

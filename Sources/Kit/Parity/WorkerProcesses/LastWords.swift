/// The end of what a process has printed, as much as may be worth quoting.
struct LastWords {
  private var bytes: [UInt8] = []
  private var hasForgotten = false

  /// Takes in more, and forgets what was long ago.
  mutating func add(_ piece: [UInt8]) {
    bytes += piece
    guard bytes.count > 8_000 else { return }
    bytes.removeFirst(bytes.count - 4_000)
    hasForgotten = true
  }

  /// All of them, or the end behind an ellipsis; empty if nothing was printed.
  var text: String { (hasForgotten ? "… " : "") + String(decoding: bytes, as: UTF8.self) }

  /// The line that tells most; nil if there is none.
  var line: String? {
    let lines = String(decoding: bytes.suffix(4_000), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    let line = lines.last { $0.contains("Fatal error") } ?? lines.last
    return line.map { String($0.prefix(160)) }
  }

  /// True if the runtime said that it got no memory.
  var tellsOfMemory: Bool {
    line?.contains("failed to allocate") ?? false
  }
}

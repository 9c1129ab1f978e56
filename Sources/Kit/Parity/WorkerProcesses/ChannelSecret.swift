/// Random bytes that only a process and its worker know, around every message between them.
///
/// Whatever a screen writes into the channel by accident is told apart from a message by them. They
/// come from the system's random source, and go through the channel itself, before any screen is
/// made: neither arguments nor environment show them.
struct ChannelSecret: Hashable, Sendable {
  /// The bytes before a message.
  let start: [UInt8]

  /// The bytes behind it.
  let end: [UInt8]

  /// The number of bytes in all.
  static let length = 32

  /// A secret that nobody has had before.
  init() {
    self.init((0..<4).flatMap { _ in UInt64.random(in: .min ... .max).bytes })
  }

  /// The secret of these bytes.
  init(_ bytes: [UInt8]) {
    precondition(bytes.count == Self.length)
    (start, end) = (Array(bytes.prefix(16)), Array(bytes.suffix(16)))
  }

  /// All of it.
  var bytes: [UInt8] { start + end }
}

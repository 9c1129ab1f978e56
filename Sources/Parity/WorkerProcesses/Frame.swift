/// A message between a worker and the process that it works for.
struct Frame: Hashable {
  /// The subject of a frame.
  enum Kind: UInt8 {
    /// Something to do; its number comes back with the answer, and cannot be guessed.
    case request

    /// A screen is about to be made, with this number, by the pattern of that name.
    case screen

    /// A step is about to be taken on the screen with this number.
    case step

    /// The screen with this number is about to be looked at.
    case look

    /// The answer to the request with this number.
    case answer
  }

  let kind: Kind
  let number: UInt64
  let payload: [UInt8]

  /// The payload as text.
  var text: String { String(decoding: payload, as: UTF8.self) }

  /// As bytes: the kind, the number, the length of the payload, the payload.
  var bytes: [UInt8] {
    [kind.rawValue] + Self.bytes(of: number) + Self.bytes(of: UInt64(payload.count)) + payload
  }

  private static let headerLength = 17

  /// Takes the first frame off bytes that may hold several, or only the beginning of one.
  ///
  /// - Returns: The frame; nil when it is not yet whole.
  static func take(from bytes: inout [UInt8]) -> Frame? {
    guard bytes.count >= headerLength, let kind = Kind(rawValue: bytes[0]) else { return nil }
    let length = Int(clamping: number(in: bytes[9..<17]))
    guard bytes.count - headerLength >= length else { return nil }
    let payload = Array(bytes[headerLength..<headerLength + length])
    let frame = Frame(kind: kind, number: number(in: bytes[1..<9]), payload: payload)
    bytes.removeFirst(headerLength + length)
    return frame
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian, Array.init)
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

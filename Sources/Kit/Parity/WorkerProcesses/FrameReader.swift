import Foundation

/// The frames in bytes that come in pieces, and among which there may be what is no frame.
struct FrameReader {
  private let secret: ChannelSecret
  private var bytes: [UInt8] = []
  private var position = 0

  /// A reader of frames with a secret around them; everything else is passed over.
  init(_ secret: ChannelSecret) {
    self.secret = secret
  }

  /// The number of bytes that are kept: never more than one frame may have, and one piece.
  var count: Int { bytes.count - position }

  /// Takes in what has come.
  mutating func add(_ piece: [UInt8]) {
    bytes.removeFirst(position)
    position = 0
    bytes += piece
  }

  /// The next frame; nil when it is not yet whole.
  mutating func next() -> Frame? {
    while findStart() {
      guard count >= Frame.headerLength else { return nil }
      let length = UInt64(bytes: bytes, at: position + 25)
      guard let kind = Frame.Kind(rawValue: bytes[position + 16]), length <= Frame.payloadLimit
      else {
        position += 1
        continue
      }
      let start = position + Frame.headerLength
      let end = start + Int(length)
      guard bytes.count >= end + secret.end.count else { return nil }
      guard has(secret.end, at: end) else {
        position += 1
        continue
      }
      let number = UInt64(bytes: bytes, at: position + 17)
      position = end + secret.end.count
      return Frame(kind: kind, number: number, payload: Array(bytes[start..<end]))
    }
    return nil
  }

  /// Passes over what does not begin a frame; false if nothing is left that may.
  private mutating func findStart() -> Bool {
    while position < bytes.count {
      if has(secret.start, at: position) { return true }
      position += 1
      position = bytes.withUnsafeBytes { buffer in
        let rest = buffer.count - position
        guard let base = buffer.baseAddress, rest > 0,
          let found = memchr(base + position, Int32(secret.start[0]), rest)
        else { return buffer.count }
        return found - UnsafeMutableRawPointer(mutating: base)
      }
    }
    return false
  }

  /// True if some bytes stand at a place, as far as there are any there yet.
  private func has(_ expected: [UInt8], at index: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      expected.withUnsafeBytes { expected in
        guard let base = buffer.baseAddress, let other = expected.baseAddress else { return false }
        return memcmp(base + index, other, min(expected.count, buffer.count - index)) == 0
      }
    }
  }
}

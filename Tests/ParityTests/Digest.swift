/// A few digits that are others as soon as one of many texts is.
///
/// Source: Fowler, Noll and Vo, the 64-bit FNV-1a hash.
struct Digest: CustomStringConvertible {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ texts: some Sequence<String> = []) {
    for text in texts { add(text) }
  }

  var description: String { String(hash, radix: 36) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF as UInt8)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

extension UInt64 {
  /// The bytes of the number, the least significant first.
  var bytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }

  /// The number of such bytes from a place on.
  init(bytes: [UInt8], at index: Int) {
    precondition(index + 8 <= bytes.count)
    self = bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }
}

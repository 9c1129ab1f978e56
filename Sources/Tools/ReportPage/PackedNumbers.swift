/// Numbers as a text that stands in JSON as it is: small ones take one character each.
///
/// The signs are those of ASCII from the blank on, without what JSON or HTML would escape. The first
/// half of them end a number, the others are its lower places, the lowest first.
struct PackedNumbers: Encodable {
  private static let signs = (UInt8(ascii: " ")...UInt8(ascii: "~")).filter {
    ![UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&")].contains($0)
  }
  private static let half = signs.count / 2

  private var bytes: [UInt8] = []

  /// Adds a number that is not negative.
  mutating func append(_ number: Int) {
    var rest = number
    while rest >= Self.half {
      bytes.append(Self.signs[Self.half + rest % Self.half])
      rest /= Self.half
    }
    bytes.append(Self.signs[rest])
  }

  /// Adds a number by its difference from another, which is small as a rule.
  mutating func append(_ number: Int, after last: Int) {
    let difference = number - last
    append(difference < 0 ? -2 * difference - 1 : 2 * difference)
  }

  func encode(to encoder: any Encoder) throws {
    try String(decoding: bytes, as: UTF8.self).encode(to: encoder)
  }
}

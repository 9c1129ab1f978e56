extension Int128 {
  /// Draws a number: small, of any length, or at a limit, perhaps of what it is joined with.
  ///
  /// Many are near the limits at which they, or what is made of them, do not fit any more. Source: Myers, *The Art of
  /// Software Testing*, on boundary values.
  ///
  /// - Parameters:
  ///   - others: Numbers before it: sums, products and quotients with them reach limits.
  ///   - generator: The source of chance.
  /// - Returns: The number.
  static func drawn(
    besides others: [Int128], using generator: inout SeededGenerator
  ) -> Int128 {
    let little = Int128.random(in: -2...2, using: &generator)
    let bits = [7, 8, 15, 16, 31, 32, 53, 64, 63, 63, 63, 63, 63, 63]
    let bound = Int128(1) << bits[Int.random(in: bits.indices, using: &generator)]
    let limit = generator.next() % 2 == 0 ? bound - 1 : -bound
    let other = others.randomElement(using: &generator) ?? 1
    let partner: Int128 =
      switch generator.next() % 4 {
      case 0: limit - others.reduce(0, &+)
      case 1: other == 0 ? limit : limit / other
      case 2: -other
      default: limit - other
      }
    switch generator.next() % 8 {
    case 0: return little
    case 1: return Int128.random(in: -12...12, using: &generator)
    case 2: return Int128.random(in: -1_000...1_000, using: &generator)
    case 3: return limit + little
    case 4: return Int128(Double(limit.magnitude).squareRoot()) + little
    case 5:
      let digits = Int.random(in: 1...21, using: &generator)
      let power = (0..<digits).reduce(1 as Int128) { power, _ in power * 10 }
      return power + (generator.next() % 2 == 0 ? little : 7 * limit / 9)
    default: return partner.magnitude < 1 << 80 ? partner + little : partner % (1 << 70)
    }
  }

  /// Draws a way to write the number, perhaps one that only looks like a number.
  func written(using generator: inout SeededGenerator) -> String {
    let (text, digits) = (String(self), String(magnitude))
    let sign = self < 0 ? "-" : ""
    switch generator.next() % 32 {
    case 0: return self < 0 ? text : "+\(text)"
    case 1...2:
      let count = [1, 2, 3, 18, 19, 20, 30, 40].randomElement(using: &generator) ?? 1
      return sign + String(repeating: "0", count: count) + digits
    case 3: return ["--", "+-", "-+", "++", "−", "–", "＋"][Int(generator.next() % 7)] + digits
    case 4: return ["0x", "0b", "#", "$", "+0000000"][Int(generator.next() % 5)] + digits
    case 5: return text + ["e3", "E3", "e-1", ".5", ".0", ".", ",5"][Int(generator.next() % 7)]
    case 6:
      return digits.dropLast() + ["_", "'", " ", "\u{202F}"][Int(generator.next() % 4)]
        + digits.suffix(1)
    case 7:
      let zeros: [UInt32] = [0x660, 0x966, 0xFF10, 0x1D7CE]
      let zero = zeros[Int(generator.next() % 4)]
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            guard ("0"..."9").contains(scalar) else { return scalar }
            return Unicode.Scalar(zero + scalar.value - 48) ?? scalar
          }))
    case 8: return text + [" ", "-", "+", "%", "a", "\u{0}", "\u{301}"][Int(generator.next() % 7)]
    case 9: return [" ", ".", "- ", "("][Int(generator.next() % 4)] + digits
    case 10: return String(self, radix: 16)
    case 11: return ["nan", "inf", "-0", "+0", "00", "1e1000"][Int(generator.next() % 6)]
    default: return text
    }
  }
}

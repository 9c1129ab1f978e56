/// Numbers near the limits at which they, or what is made of them, do not fit any more.
enum NumberTexts {
  /// Draws a whole number: small, of any length, or at a limit, perhaps of what it is joined with.
  ///
  /// - Parameters:
  ///   - others: Numbers before it: sums, products and quotients with them come to limits.
  ///   - generator: The source of chance.
  /// - Returns: The number.
  static func number(
    besides others: [Int128], using generator: inout SeededGenerator
  ) -> Int128 {
    let little = Int128.random(in: -2...2, using: &generator)
    let limit = limit(using: &generator)
    let other = others.randomElement(using: &generator) ?? 1
    let sum = others.reduce(0, &+)
    let partner: Int128 =
      switch generator.next() % 4 {
      case 0: limit - sum
      case 1: other == 0 ? limit : limit / other
      case 2: -other
      default: limit - other
      }
    switch generator.next() % 8 {
    case 0: return little
    case 1: return Int128.random(in: -12...12, using: &generator)
    case 2: return Int128.random(in: -1_000...1_000, using: &generator)
    case 3: return limit + little
    case 4: return limit.isqrt + little
    case 5:
      let digits = Int.random(in: 1...21, using: &generator)
      return power(of: 10, digits) + (generator.next() % 2 == 0 ? little : 7 * limit / 9)
    default: return partner.magnitude < 1 << 80 ? partner + little : partner % (1 << 70)
    }
  }

  /// A limit of a type of whole numbers, of either sign.
  private static func limit(using generator: inout SeededGenerator) -> Int128 {
    let bits = [7, 8, 15, 16, 31, 32, 53, 64, 63, 63, 63, 63, 63, 63]
    let bound = Int128(1) << bits[Int.random(in: bits.indices, using: &generator)]
    return generator.next() % 2 == 0 ? bound - 1 : -bound
  }

  private static func power(of base: Int128, _ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  /// A number in writing, perhaps in one that only looks like a number.
  static func writing(of number: Int128, using generator: inout SeededGenerator) -> String {
    let text = String(number)
    let magnitude = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    func zeros(_ counts: [Int]) -> String {
      String(repeating: "0", count: counts.randomElement(using: &generator) ?? 1)
    }
    switch generator.next() % 48 {
    case 0: return number < 0 ? text : "+\(text)"
    case 1: return sign + zeros([1, 2, 3, 18, 19, 20, 40]) + magnitude
    case 2: return "+" + zeros([1, 7]) + magnitude
    case 3: return ["--", "+-", "-+", "++"][Int(generator.next() % 4)] + magnitude
    case 4: return ["−", "–", "＋", "－", "﹣"][Int(generator.next() % 5)] + magnitude
    case 5: return ["0x", "0b", "0o", "0X", "#", "$"][Int(generator.next() % 6)] + magnitude
    case 6: return text + ["e3", "E3", "e+3", "e-1", "e"][Int(generator.next() % 5)]
    case 7: return text + [".5", ".0", ".", ",5", ",000"][Int(generator.next() % 5)]
    case 8: return ".\(magnitude)"
    case 9:
      return magnitude.dropLast() + ["_", "'", " ", "\u{202F}"][Int(generator.next() % 4)]
        + magnitude.suffix(1)
    case 10: return GraphemeTexts.digits(of: text, &generator)
    case 11: return magnitude.dropLast() + GraphemeTexts.digits(of: "\(text.suffix(1))", &generator)
    case 12: return text + GraphemeTexts.blank(using: &generator)
    case 13: return GraphemeTexts.blank(using: &generator) + text
    case 14: return text + ["-", "+", "%", "a", "\u{0}"][Int(generator.next() % 5)]
    case 15: return ["-", "+", "−", "- \(magnitude)", "(\(magnitude))"][Int(generator.next() % 5)]
    case 16: return String(number, radix: 16, uppercase: generator.next() % 2 == 0)
    case 17: return ["nan", "inf", "-0", "+0", "00", "1e1000"][Int(generator.next() % 6)]
    case 18: return text + GraphemeTexts.marks(&generator)
    case 19: return GraphemeTexts.character(using: &generator) + text
    default: return text
    }
  }
}

extension Int128 {
  /// The greatest number whose square is no more than the magnitude.
  fileprivate var isqrt: Int128 {
    guard magnitude > 1 else { return Int128(magnitude) }
    var root = Int128(Double(magnitude).squareRoot())
    while root * root > Int128(magnitude) { root -= 1 }
    return root
  }
}

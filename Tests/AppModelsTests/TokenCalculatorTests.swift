import AppModels
import Testing

/// The totals of texts.
struct TokenCalculatorTests {
  @Test
  func `every text has the total of the naive definition`() {
    var generator = SeededNumbers(seed: 1)
    for _ in 0..<2_500 {
      let input = text(of: 0...9, using: &generator)
      let separators = text(of: 0...3, using: &generator)
      let expected = naiveTotal(of: input, separators: separators)
      let texts: Comment =
        "input \(input.debugDescription), separators \(separators.debugDescription)"
      #expect(total(of: input, separators: separators) == expected, texts)
    }
  }

  @Test(arguments: [" ", "·"])
  func `an ASCII character separates itself, and no other counts or cuts`(between: String) {
    let ascii = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }
    // Each is between numbers of its own, so that the total tells which of them cut.
    let input = zip(1_000..., ascii).map { "\($0)\($1)1" }.joined(separator: between)
    for character in ascii {
      let separators = "\(character)\(between)"
      #expect(
        total(of: input, separators: separators) == naiveTotal(of: input, separators: separators),
        "separators \(separators.debugDescription)")
    }
  }

  @Test(arguments: [
    (",", "9223372036854775808", TokenCalculator.Failure.tokenBeyondInt),
    (",", "-9223372036854775809", .tokenBeyondInt),
    (",", "9223372036854775807,1", .totalBeyondInt),
    (",", "-9223372036854775808,-1", .totalBeyondInt),
    (",", "1,9223372036854775807,99999999999999999999", .totalBeyondInt),
    ("·", "9223372036854775807·1", .totalBeyondInt),
  ])
  func `the first failure from the left is thrown`(
    separators: String, input: String, failure: TokenCalculator.Failure
  ) {
    #expect(throws: failure) { try calculator(input, separators).total() }
  }

  @Test(arguments: [",", "·"])
  func `a million characters have a total`(separator: String) throws {
    let input = String(repeating: "1\(separator)", count: 500_000)
    #expect(try calculator(input, separator).total() == 500_000)
  }

  private func calculator(_ input: String, _ separators: String) -> TokenCalculator {
    var calculator = TokenCalculator()
    calculator.edit(input: input)
    calculator.edit(separators: separators)
    return calculator
  }

  private func total(of input: String, separators: String) -> Int? {
    try? calculator(input, separators).total()
  }

  private func text(
    of count: ClosedRange<Int>, using generator: inout SeededNumbers
  ) -> String {
    let parts = Bool.random(using: &generator) ? asciiParts : asciiParts + otherParts
    return (0..<Int.random(in: count, using: &generator))
      .map { _ in parts[Int.random(in: parts.indices, using: &generator)] }
      .joined()
  }
}

/// The total straight from the rules TC2 to TC9; nil where TC7 wants `error`.
private func naiveTotal(of input: String, separators: String) -> Int? {
  var tokens = [""]
  for character in input {
    if separators.contains(character) {
      tokens.append("")
    } else {
      tokens[tokens.count - 1].append(character)
    }
  }
  var total = 0
  for token in tokens {
    let digits = token.first == "+" || token.first == "-" ? token.dropFirst() : token[...]
    guard !digits.isEmpty, digits.allSatisfy({ "0123456789".contains($0) }) else { continue }
    guard let number = Int(token) else { return nil }
    let (sum, overflow) = total.addingReportingOverflow(number)
    guard !overflow else { return nil }
    total = sum
  }
  return total
}

private let asciiParts = [
  "0", "1", "12", "40", "007", "-", "+", "-3", "+5", ",", ";", " ", "x", ".", "\r", "\n", "\r\n",
  "K", "\u{7F}", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
  "-9223372036854775809", "18446744073709551615", "18446744073709551616",
  "00000000000000000000000000001", "99999999999999999999999999",
]

private let otherParts = [
  "\u{301}", "e\u{301}", "é", "👩", "👩‍👩‍👧", "٣", "１", "५", "\u{212A}", "\u{37E}", "·", "\u{200D}",
  ",\u{301}",
]

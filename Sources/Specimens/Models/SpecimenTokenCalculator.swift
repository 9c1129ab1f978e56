import AppModels

/// The token calculator's rules in steps, right as they stand; a specimen overrides one.
class SpecimenTokenCalculator {
  /// The text in the separators field.
  var separators = ""

  /// The text in the input field.
  var input = ""

  /// The sum of all tokens that are decimal integers.
  func total() throws(TokenCalculator.Failure) -> Int {
    var numbers: [Int] = []
    for token in tokens() {
      if let number = try number(in: token) { numbers.append(number) }
    }
    return try sum(of: numbers)
  }

  /// The Characters at which the input is cut.
  var cuts: Set<Character> { Set(separators) }

  /// The input, cut; empty tokens are left in.
  func tokens() -> [Substring] {
    let cuts = cuts
    return input.split(omittingEmptySubsequences: false) { cuts.contains($0) }
  }

  /// The number that a token is, if it is one.
  func number(in token: Substring) throws(TokenCalculator.Failure) -> Int? {
    guard token.isDecimalInteger else { return nil }
    guard let number = Int(token) else { throw .tokenBeyondInt }
    return number
  }

  /// The sum, from left to right.
  func sum(of numbers: [Int]) throws(TokenCalculator.Failure) -> Int {
    var sum = 0
    for number in numbers {
      let (next, overflow) = sum.addingReportingOverflow(number)
      guard !overflow else { throw .totalBeyondInt }
      sum = next
    }
    return sum
  }
}

extension Substring {
  /// Whether all of the text is perhaps one sign, then ASCII digits.
  fileprivate var isDecimalInteger: Bool {
    let isSigned = utf8.first == UInt8(ascii: "+") || utf8.first == UInt8(ascii: "-")
    let digits = utf8.dropFirst(isSigned ? 1 : 0)
    return !digits.isEmpty && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

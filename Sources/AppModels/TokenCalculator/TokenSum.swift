/// The total of an input as it is read: the sum up to the last cut, and the token since.
struct TokenSum {
  private var sum = 0
  private var token = Token()

  /// Reads the next byte of the token.
  mutating func read(_ byte: UInt8) {
    token.read(byte)
  }

  /// Ends the token at a separator, and adds its number.
  mutating func cut() throws(TokenCalculator.Failure) {
    let (next, isBeyondInt) = sum.addingReportingOverflow(try token.number())
    guard !isBeyondInt else { throw .totalBeyondInt }
    sum = next
    token = Token()
  }

  /// Ends the last token and gives the total.
  consuming func total() throws(TokenCalculator.Failure) -> Int {
    try cut()
    return sum
  }
}

/// A token of an input, read byte by byte.
struct Token {
  /// The possible outcomes for the bytes read so far.
  private enum Shape {
    case empty, sign, integer, other
  }

  private var shape = Shape.empty
  private var sign = 1
  private var value = 0
  private var isBeyondInt = false

  /// Reads the next byte; a token with anything but digits and an opening sign is ignored.
  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9") where shape != .other:
      shape = .integer
      append(Int(byte - UInt8(ascii: "0")))
    case UInt8(ascii: "+") where shape == .empty:
      shape = .sign
    case UInt8(ascii: "-") where shape == .empty:
      shape = .sign
      sign = -1
    default:
      shape = .other
    }
  }

  /// Appends a digit with the sign of the number, so that the least `Int` is within reach.
  private mutating func append(_ digit: Int) {
    let (tenfold, isTenfoldBeyond) = value.multipliedReportingOverflow(by: 10)
    let (next, isNextBeyond) = tenfold.addingReportingOverflow(sign * digit)
    value = next
    isBeyondInt = isBeyondInt || isTenfoldBeyond || isNextBeyond
  }

  /// The token as a number; 0, which adds nothing, if it is not a number.
  ///
  /// - Throws: `tokenBeyondInt` for a number beyond the range of `Int`.
  func number() throws(TokenCalculator.Failure) -> Int {
    guard shape == .integer else { return 0 }
    guard !isBeyondInt else { throw .tokenBeyondInt }
    return value
  }
}

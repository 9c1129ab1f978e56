/// The total of an input read so far, byte by byte: the sum up to the last cut, and the token since.
struct TokenSum {
  /// The possible outcomes for the token read so far.
  private enum Shape {
    case empty, sign, integer, other
  }

  private var sum = 0
  private var shape = Shape.empty
  private var isNegative = false
  private var magnitude: UInt = 0
  private var isBeyondInt = false

  /// Reads one byte of a token; any byte but ASCII digits and signs makes the token count for nothing.
  @inline(__always)
  mutating func read(_ byte: UInt8) {
    let digit = byte &- UInt8(ascii: "0")
    if digit < 10 {
      shape = shape == .other ? .other : .integer
      append(UInt(digit))
    } else if shape == .empty, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      shape = .sign
      isNegative = byte == UInt8(ascii: "-")
    } else {
      shape = .other
    }
  }

  /// Below a tenth of its range, the magnitude takes any digit without a check.
  @inline(__always)
  private mutating func append(_ digit: UInt) {
    if magnitude < UInt.max / 10 {
      magnitude = magnitude &* 10 &+ digit
    } else {
      isBeyondInt = true
    }
  }

  /// Ends the token at a separator: an integer is added, anything else counts for nothing.
  @inline(__always)
  mutating func cut() throws(TokenCalculator.Failure) {
    if shape == .integer {
      try add()
    }
    shape = .empty
    isNegative = false
    magnitude = 0
    isBeyondInt = false
  }

  @inline(__always)
  private mutating func add() throws(TokenCalculator.Failure) {
    let limit = isNegative ? Int.min.magnitude : Int.max.magnitude
    guard !isBeyondInt, magnitude <= limit else { throw .tokenBeyondInt }
    let number = Int(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
    let (next, overflow) = sum.addingReportingOverflow(number)
    guard !overflow else { throw .totalBeyondInt }
    sum = next
  }

  /// Ends the last token and gives the total.
  consuming func value() throws(TokenCalculator.Failure) -> Int {
    try cut()
    return sum
  }
}

import AppScreens
import Parity

/// The token calculator: an input split at separators, and the total of its whole numbers.
public struct TokenCalculatorApp: AppDefinition {
  /// `token`.
  public let name = "token"

  /// Token calculator.
  public let title = "Token calculator"

  /// The two edits.
  public let notation = "separators=TEXT, input=TEXT; TEXT is all that the field holds then"

  /// A total, a total that follows the separators, and a view replaced before it follows the input.
  public let demonstration = [
    "separators=,;", "input=1,2;x,40", "separators=;", "replace-view", "input=5;-3",
  ]

  /// The app.
  public init() {}

  /// A few edits of each field: emptied, ordinary, and with a digit or a sign as separator.
  public let alphabet: [TokenCalculatorGesture] = [
    .editSeparators(""), .editSeparators(","), .editSeparators(",;"), .editSeparators("-1"),
    .editInput(""), .editInput("1,2;3"), .editInput("21-3"),
    .editInput("9223372036854775807,1"),
  ]

  /// A random edit of either field, mostly short, biased towards what implementations get wrong.
  public func inventGesture(using generator: inout SeededGenerator) -> TokenCalculatorGesture? {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return .editSeparators(Self.text(of: 0...3, from: Self.separators, using: &generator))
    }
    return .editInput(Self.text(of: 0...8, from: Self.tokens + Self.separators, using: &generator))
  }

  /// Edits of the same field with a shorter text: empty, either half, or without any one Character.
  public func simplifications(of gesture: TokenCalculatorGesture) -> [TokenCalculatorGesture] {
    switch gesture {
    case .editSeparators(let text): text.shorterTexts.map(TokenCalculatorGesture.editSeparators)
    case .editInput(let text): text.shorterTexts.map(TokenCalculatorGesture.editInput)
    }
  }

  private static func text(
    of count: ClosedRange<Int>, from parts: [String], using generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: count, using: &generator))
      .map { _ in parts[Int.random(in: parts.indices, using: &generator)] }
      .joined()
  }

  /// Separators, among them digits, signs, line breaks and combining marks.
  private static let separators = [
    ",", ";", " ", "-", "+", "1", "0", "\r\n", "\r", "\n", "\u{301}", "é", "e\u{301}", "👩‍👩‍👧", "👩",
    "K",
    "\u{212A}",
  ]

  /// Numbers at the limits of Int, signs alone and doubled, and texts that look like numbers.
  private static let tokens = [
    "0", "7", "12", "40", "-3", "+5", "007", "-", "+", "--1", "+-2", "1.5", "x", "٣", "１",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "99999999999999999999999", "00000000000000000000000001",
  ]
}

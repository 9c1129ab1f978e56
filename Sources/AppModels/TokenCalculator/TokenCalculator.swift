/// The token calculator's rules: an input cut at separators, and the total of its whole numbers.
public struct TokenCalculator: Hashable, Sendable {
  /// The reason why an input has no total.
  public enum Failure: Error, Hashable, Sendable {
    /// A token is a decimal integer beyond the range of `Int`.
    case tokenBeyondInt

    /// The running total, left to right, leaves the range of `Int`.
    case totalBeyondInt
  }

  /// The separators: each Character separates on its own; order and repetition make no difference.
  public private(set) var separators = ""

  /// The input, which is cut at every separator.
  public private(set) var input = ""

  /// A calculator with no separators and no input.
  public init() {}

  /// Replaces the separators with a new text.
  public mutating func edit(separators: String) {
    self.separators = separators
  }

  /// Replaces the input with a new text.
  public mutating func edit(input: String) {
    self.input = input
  }

  /// The sum of all tokens that are decimal integers: perhaps one `+` or `-`, then ASCII digits.
  ///
  /// Tokens are cut between Characters (`\r\n` is one), and separating comes first: a `-` or a
  /// digit that is a separator is never part of a number. Other tokens are ignored.
  ///
  /// - Returns: The total, `0` when there is nothing to add.
  /// - Throws: The first failure from the left; an overlong run of digits fails only if the
  ///   whole token is an integer.
  /// - Complexity: O(*n* + *m*) in the lengths of input and separators.
  public func total() throws(Failure) -> Int {
    // Characters are expensive to find, and in plain texts every byte is one.
    if input.isPlain && separators.isPlain {
      try totalOfBytes()
    } else {
      try totalOfCharacters()
    }
  }

  private func totalOfCharacters() throws(Failure) -> Int {
    let cuts = Set(separators)
    var sum = TokenSum()
    for character in input {
      if cuts.contains(character) {
        try sum.cut()
      } else {
        for byte in character.utf8 { sum.read(byte) }
      }
    }
    return try sum.total()
  }

  private func totalOfBytes() throws(Failure) -> Int {
    var isCut = Array(repeating: false, count: 256)
    for byte in separators.utf8 { isCut[Int(byte)] = true }
    var sum = TokenSum()
    for byte in input.utf8 {
      if isCut[Int(byte)] {
        try sum.cut()
      } else {
        sum.read(byte)
      }
    }
    return try sum.total()
  }
}

extension String {
  /// Indicates whether every byte is a Character: all are ASCII, and no `\r\n` can be among them.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { $0 < 128 && $0 != UInt8(ascii: "\r") }
  }
}

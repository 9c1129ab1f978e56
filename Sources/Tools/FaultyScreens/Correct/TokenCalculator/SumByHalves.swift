import AppModels

/// Adds numbers from the first to the last, by halves: the right half goes on from the left one.
enum SumByHalves {
  static func total(of calculator: TokenCalculator) throws -> Int {
    try sum(calculator.tokens.map(PlainTokenCalculator.number)[...], after: 0)
  }

  private static func sum(_ numbers: ArraySlice<Int>, after start: Int) throws -> Int {
    guard numbers.count > 1 else { return try PlainTokenCalculator.sum([start] + numbers) }
    let middle = numbers.startIndex + numbers.count / 2
    return try sum(numbers[middle...], after: sum(numbers[..<middle], after: start))
  }
}

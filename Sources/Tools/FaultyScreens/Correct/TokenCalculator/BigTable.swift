import AppModels

/// All small numbers, in a table that a calculator holds.
struct BigTable {
  private static let all = Array(0..<20_000)

  private let numbers = BigTable.all

  /// The total of a calculator whose numbers are looked up where the table has them.
  func total(of calculator: TokenCalculator) throws -> Int {
    try PlainTokenCalculator.sum(
      calculator.tokens.map { token in
        let number = try PlainTokenCalculator.number(token)
        return numbers.indices.contains(number) ? numbers[number] : number
      })
  }
}

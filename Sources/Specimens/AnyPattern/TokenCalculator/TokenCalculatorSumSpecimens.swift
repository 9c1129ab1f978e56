import Parity

extension TriptychSpecimens {
  /// Token calculators that add up wrongly.
  static let tokenCalculatorSums: [Specimen] = [
    .tokenCalculator(
      "sum-traps", breaks: "S5",
      origin: "Summing up is written as everyone writes it, and the numbers tried are all small.",
      add: { $0.reduce(0, +) }),
    .tokenCalculator(
      "equal-numbers-once", breaks: "TC3",
      origin: "The numbers are kept in a set, as the separators are.",
      add: { numbers in
        var added: Set<Int> = []
        return try PlainTokenCalculator.add(numbers.filter { added.insert($0).inserted })
      }),
    .tokenCalculator(
      "sums-in-sorted-order", breaks: "TC7",
      origin: "The numbers are sorted for a list, and the total is made from that list.",
      add: { try PlainTokenCalculator.add($0.sorted()) }),
    .tokenCalculator(
      "total-wraps-around", breaks: "TC7",
      origin: "A crash by overflow is mended with the operator that does not crash.",
      add: { $0.reduce(0, &+) }),
  ]
}

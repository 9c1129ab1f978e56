import Parity

extension TriptychSpecimens {
  /// Token calculators that add wrongly.
  static let tokenCalculatorSums: [Specimen] = [
    .tokenCalculator(
      "sum-traps", breaks: "S5",
      origin: "The sum is written in the usual way, and tried only with small numbers.",
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
      origin: "A crash on overflow is fixed with the operator that wraps around.",
      add: { $0.reduce(0, &+) }),
  ]
}

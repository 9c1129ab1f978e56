import AppModels
import AppScreens
import Parity

/// Adds numbers from the first to the last, by halves: the right half goes on from the left one.
private func sum(_ numbers: ArraySlice<Int>, after start: Int) throws -> Int {
  guard numbers.count > 1 else { return try PlainTokenCalculator.add([start] + numbers) }
  let middle = numbers.startIndex + numbers.count / 2
  return try sum(numbers[middle...], after: sum(numbers[..<middle], after: start))
}

extension RightScreen {
  /// A token calculator that adds by recursion.
  static let sumByHalves = RightScreen(
    "sum-by-halves", of: "token",
    technique: "Numbers are added by recursion: the right half goes on from the left one."
  ) {
    ViewScreen(total: { try sum($0.tokens.map(PlainTokenCalculator.read)[...], after: 0) })
  }
}

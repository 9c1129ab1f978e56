/// `repeat=TIMES` or `repeat=TIMES,STEPS`: the steps before it are taken that many times altogether.
package struct RepeatedSteps {
  /// The number of times.
  package let times: Int

  /// The number of steps before it that are repeated.
  package let count: Int

  /// The beginning of the notation.
  package static let beginning = "repeat="

  /// Reads the notation; nil for a text that is not of this form.
  package init?(_ notation: String) {
    guard notation.hasPrefix(Self.beginning) else { return nil }
    let numbers = notation.dropFirst(Self.beginning.count)
      .split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let times = numbers[0], times > 0, times <= 100_000,
      let count = numbers.count == 2 ? numbers[1] : 1, count > 0
    else { return nil }
    (self.times, self.count) = (times, count)
  }
}

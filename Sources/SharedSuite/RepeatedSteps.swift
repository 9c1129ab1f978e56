extension String {
  /// The numbers of `repeat=TIMES` or `repeat=TIMES,STEPS`, by which so many steps before it are taken that many
  /// times altogether; nil for a text that is not of this form.
  package var repetition: (times: Int, count: Int)? {
    let beginning = "repeat="
    guard hasPrefix(beginning) else { return nil }
    let numbers = dropFirst(beginning.count)
      .split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let times = numbers[0], times > 0, times <= 100_000,
      let count = numbers.count == 2 ? numbers[1] : 1, count > 0
    else { return nil }
    return (times, count)
  }
}

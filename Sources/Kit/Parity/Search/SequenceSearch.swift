import AppScreens

/// Every sequence of the app's steps up to a length.
///
/// Sequences with a common start are compared on it once, and every sequence is the start of the
/// longest ones, so that only those are made, each on new screens.
struct SequenceSearch: SearchStrategy {
  let length: Int

  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult) {
    precondition(length >= 0, "a sequence cannot have \(length) steps")
    let steps = screens.app.steps
    var letters = Array(repeating: 0, count: steps.isEmpty ? 0 : length)
    var sequences = 0
    var firstNew: Int? = 0
    defer { result[.sequences] = sequences }
    while let start = firstNew, !letters.isEmpty {
      screens.renew()
      for index in letters.indices {
        screens.take(steps[letters[index]])
        guard index >= start else { continue }
        sequences += 1
        guard screens.isIdentical else { return }
      }
      firstNew = letters.lastIndex { $0 < steps.count - 1 }
      if let firstNew {
        letters[firstNew] += 1
        for later in letters.indices.suffix(from: firstNew + 1) { letters[later] = 0 }
      }
    }
    result.isComplete = true
  }
}

extension AppDefinition {
  /// The number of sequences of the app's steps up to a length; nil beyond `Int`.
  public func sequences(upTo length: Int) -> Int? {
    let steps = steps.count
    guard length > 0, steps > 1 else { return steps == 0 ? 0 : max(0, length) }
    var (sum, level) = (0, 1)
    for _ in 0..<length {
      let (longer, isBeyond) = level.multipliedReportingOverflow(by: steps)
      let (total, isTooMany) = sum.addingReportingOverflow(longer)
      guard !isBeyond, !isTooMany else { return nil }
      (sum, level) = (total, longer)
    }
    return sum
  }

  /// The greatest length, up to 8, with five thousand sequences at most.
  var usualLength: Int {
    (1...8).last { sequences(upTo: $0).map { $0 <= 5_000 } ?? false } ?? 0
  }
}

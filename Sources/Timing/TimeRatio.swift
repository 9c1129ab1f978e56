/// The time of one piece of work as a multiple of another's, as two independent halves of the rounds tell it.
package struct TimeRatio: Hashable, Sendable {
  /// The lower of the two figures.
  package let low: Double

  /// The higher of the two figures.
  package let high: Double

  /// The largest share by which figures that repeat may differ.
  private static let tolerance = 0.2

  /// The ratio of the fastest times, half by half; nil without a time of each in both halves.
  package init?(_ times: RoundTimes, to base: RoundTimes) {
    let ratios = zip(times.halves, base.halves).map { $0.fastest / $1.fastest }
    guard ratios.allSatisfy({ $0.isFinite && $0 > 0 }), let low = ratios.min(),
      let high = ratios.max()
    else { return nil }
    self.low = low
    self.high = high
  }

  /// Indicates whether the two figures differ by so little that they tell anything.
  package var repeats: Bool { high <= low * (1 + Self.tolerance) }
}

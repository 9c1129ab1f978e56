/// The times that a piece of work took, round by round, in seconds.
package struct RoundTimes {
  private var seconds: [Double] = []

  /// No rounds yet.
  package init() {}

  /// Times, one for each round.
  package init(_ seconds: [Double]) {
    self.seconds = seconds
  }

  /// Adds the time of another round.
  package mutating func add(_ seconds: Double) {
    self.seconds.append(seconds)
  }

  /// The time of the fastest round.
  package var fastest: Double { seconds.min() ?? 0 }

  /// The times of every other round, from the first on and from the second on.
  ///
  /// Each half has known the machine for the whole time, and nothing of the other.
  package var halves: [RoundTimes] {
    [0, 1].map { first in
      RoundTimes(stride(from: first, to: seconds.count, by: 2).map { seconds[$0] })
    }
  }
}

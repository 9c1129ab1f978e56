extension Isolation {
  /// Limits on a screen's own process, so that nobody waits for it for ever.
  public struct Limits: Sendable {
    /// A stretch of work that has a limit.
    public enum Span: Sendable {
      /// One check, or one search.
      case check

      /// All that one ``Isolation`` is asked for.
      case run

      /// Such as `a check`.
      var words: String {
        switch self {
        case .check: "a check"
        case .run: "the whole run, of which a pattern may take half"
        }
      }
    }

    /// The seconds that one gesture may take: of the processor while it computes, else of the clock.
    public var gesture: Double

    /// The seconds that one check or search may take, counted as for ``gesture``.
    public var check: Double

    /// The seconds that everything may take, by the clock.
    public var run: Double

    /// The megabytes of memory that one process may take.
    public var memory: Int

    /// Limits that only a wrong screen is likely to reach.
    public init(
      gesture: Double = 10, check: Double = 60, run: Double = 400, memory: Int = 1_024
    ) {
      (self.gesture, self.check, self.run, self.memory) = (gesture, check, run, memory)
    }
  }
}

/// Limits on the processes of a runner, so that a screen is not waited for forever.
public struct WorkerLimits: Sendable {
  /// The seconds that one step may take.
  public var step: Double

  /// The seconds that everything may take.
  public var total: Double

  /// The megabytes of memory that one process may take.
  public var memory: Int

  /// The seconds that a pause takes, in which the run loop turns.
  public var pause: Double

  /// Indicates whether a process may not write files, nor start many others.
  package var isStrict = false

  /// Limits that only a faulty screen is likely to reach.
  public init(
    step: Double = 10, total: Double = 400, memory: Int = 1_024, pause: Double = 0.2
  ) {
    (self.step, self.total, self.memory, self.pause) = (step, total, memory, pause)
  }
}

extension Double {
  /// Such as `10 s` or `0.5 s`.
  var asSeconds: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self)) s" : "\(self) s"
  }
}

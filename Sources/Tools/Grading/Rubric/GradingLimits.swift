/// The limits within which a submission must keep.
package struct GradingLimits: Sendable {
  /// The seconds that a build may take.
  package var build = 300.0

  /// The seconds that one step may take.
  package var step = 2.0

  /// The seconds that everything behind the build may take.
  package var total = 540.0

  /// The megabytes of memory that a process may take.
  package var memory = 1_024

  /// The number of files that are read.
  package var files = 400

  /// The kilobytes in all of them together.
  package var kilobytes = 2_000
}

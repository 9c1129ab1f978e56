import TriptychParity

/// The verdict on an item, or on a submission as a whole.
package enum GradeVerdict: String, Sendable, Codable, CaseIterable {
  /// It is as it must be.
  case pass

  /// Something else was shown than what must be seen.
  case fail

  /// The process was ended by a signal, as when Swift traps.
  case crash

  /// A step took longer than it may.
  case timeout

  /// The process took more memory than it may.
  case memory

  /// The process left by itself.
  case earlyExit = "early-exit"

  /// More was shown than can be taken in.
  case flooded

  /// A second run was different from the first.
  case unstable

  /// Something that is not written yet was reached.
  case notWritten = "not-written"

  /// It was not judged, since something that it needs does not hold, or the time was over.
  case notRun = "not-run"

  /// The submission has what none may have, and was not run.
  case refused

  /// The submission could not be built.
  case unbuilt

  /// The grader failed; no student is to blame, and no zero is meant.
  case graderError = "grader-error"

  /// The verdict that a finding means.
  init(_ finding: Finding) {
    switch (finding.kind, finding.failure?.cause) {
    case (.unstable, _): self = .unstable
    case (.notWritten, _): self = .notWritten
    case (_, nil): self = .fail
    case (_, .crashed): self = .crash
    case (_, .timedOut): self = .timeout
    case (_, .outOfMemory): self = .memory
    case (_, .exitedEarly), (_, .spoiledChannel): self = .earlyExit
    case (_, .unwritten): self = .notWritten
    case (_, .flooded): self = .flooded
    case (_, .unusable): self = .graderError
    }
  }

  /// Indicates whether something was run for it.
  var isOfRun: Bool { ![.notRun, .refused, .unbuilt, .graderError].contains(self) }
}

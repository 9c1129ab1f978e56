import Parity

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

  /// The verdict that the end of a process means.
  init(_ cause: ProcessFailure.Cause) {
    self =
      switch cause {
      case .crashed: .crash
      case .timedOut, .overdue(_, .check): .timeout
      case .outOfMemory: .memory
      case .exitedEarly, .wentSilent: .earlyExit
      case .unwritten: .notWritten
      case .flooded: .flooded
      case .overdue(_, .run): .notRun
      case .unusable: .graderError
      }
  }
}

extension GradeVerdict {
  /// Indicates whether it says how a process ended, rather than what was shown.
  var isOfProcess: Bool {
    switch self {
    case .crash, .timeout, .memory, .earlyExit, .flooded, .notWritten, .graderError, .notRun: true
    case .pass, .fail, .unstable, .refused, .unbuilt: false
    }
  }
}

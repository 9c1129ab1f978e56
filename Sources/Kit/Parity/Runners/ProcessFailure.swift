import TriptychTerminal

/// The end of a worker before it had answered.
public struct ProcessFailure: Error, Hashable, Sendable, Codable {
  /// The cause of the end.
  public enum Cause: Hashable, Sendable, Codable {
    /// A signal ended it, as when Swift traps.
    case crashed(signal: String)

    /// A step took longer than the limit, in seconds, and the process was killed.
    case timedOut(seconds: Double)

    /// It took more memory than the limit, in megabytes.
    case outOfMemory(megabytes: Int)

    /// It left by itself, as by `exit(0)`.
    case exitedEarly(status: Int32)

    /// It closed the channel that watches it, or wrote something of its own into it.
    case spoiledChannel

    /// It showed more than the limit.
    case flooded

    /// It reached something that is not written yet, and where.
    case unwritten(what: String)

    /// It could not be started, or does not serve.
    case unusable(reason: String)
  }

  /// The cause of the end.
  public let cause: Cause

  /// Indicates whether it ended as the screen was released, when all that it must show was seen.
  public internal(set) var isOfRelease = false

  /// The most informative line of its last output; nil if there is none.
  public let outputTail: String?

  init(_ cause: Cause, outputTail: String? = nil) {
    (self.cause, self.outputTail) = (cause, outputTail)
  }

  /// A failure to get a process to work with, and the reason.
  static func unusable(_ reason: String) -> ProcessFailure {
    ProcessFailure(.unusable(reason: reason))
  }

  /// Indicates whether it takes as long as the limit to fail like this.
  var isSlow: Bool {
    switch cause {
    case .timedOut, .outOfMemory: true
    case .crashed, .exitedEarly, .spoiledChannel, .flooded, .unwritten, .unusable: false
    }
  }

  /// Indicates whether something was reached that is not written yet.
  var isUnwritten: Bool { if case .unwritten = cause { true } else { false } }

  /// Indicates whether there was no process to take the walk in, which is not the screen's fault.
  var isOfSystem: Bool {
    if case .unusable = cause { true } else { false }
  }

  /// Indicates whether another failure is of the same kind.
  func isLike(_ other: ProcessFailure) -> Bool {
    guard isOfRelease == other.isOfRelease else { return false }
    return switch (cause, other.cause) {
    case (.timedOut, .timedOut), (.outOfMemory, .outOfMemory): true
    default: cause == other.cause
    }
  }

  /// The hint at where to look.
  public var hint: String {
    switch cause {
    case .unwritten: "write it"
    case .crashed where isOfRelease:
      "what does a deinit, a thread or a timer do that can trap?"
    case .timedOut where isOfRelease: "what does a deinit wait for?"
    case .crashed where outputTail?.contains("Fatal error: ") ?? false:
      "which step gives that line such a value?"
    case .crashed:
      """
      where is arithmetic that traps, a force unwrap, an index out of range, endless recursion, or \
      DispatchQueue.main.sync?
      """
    case .timedOut:
      """
      which loop never ends, what waits for something that never comes, or what takes long where texts \
      are long?
      """
    case .outOfMemory: "what grows without end, and what keeps it all?"
    case .exitedEarly: "does the screen call exit()?"
    case .spoiledChannel:
      "does the screen call exec(), or close files that it has not opened, or write into them?"
    case .flooded: "what makes a text longer and longer?"
    case .unusable: "does the executable serve these apps and patterns?"
    }
  }
}

extension ProcessFailure: CustomStringConvertible {
  /// Such as `crashed: Illegal instruction, "Fatal error: Division by zero"`.
  public var description: String {
    let words = outputTail.map { ", \($0.quoted)" } ?? ""
    let when = isOfRelease ? " while the screen was released" : ""
    return switch cause {
    case .crashed(let signal): "crashed\(when): \(signal)\(words)"
    case .timedOut(let seconds): "timed out\(when): no display within \(seconds.asSeconds)"
    case .outOfMemory(let megabytes):
      "ran out of memory\(when): more than \(megabytes) MB\(words)"
    case .exitedEarly(let status): "exited early\(when), with status \(status)\(words)"
    case .spoiledChannel:
      "closed the channel that watches it, or wrote into it\(when)\(words)"
    case .flooded: "showed too much\(when): more than a megabyte at once"
    case .unwritten(let what): "not written yet: \(what)"
    case .unusable(let reason): "no process of its own: \(reason)\(words)"
    }
  }
}

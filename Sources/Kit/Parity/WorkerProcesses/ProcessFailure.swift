import TextLayout

/// The end of a worker before it had done its work, and the steps on the screen until then.
package struct ProcessFailure: Error {
  package enum Cause: Hashable, Sendable {
    /// A signal ended it, as when Swift traps.
    case crashed(signal: Int32, name: String)

    /// A gesture took longer than the limit, in seconds, and the process was killed.
    case timedOut(seconds: Double)

    /// It took more memory than the limit, in megabytes.
    case outOfMemory(megabytes: Int)

    /// It left by itself, as by `exit(0)`.
    case exitedEarly(status: Int32)

    /// It closed the channel, and went on.
    case wentSilent

    /// It reached what is not written yet, and where.
    case unwritten(what: String)

    /// Work that is not done within a limit, in seconds, while gesture after gesture is.
    case overdue(seconds: Double, Isolation.Limits.Span)

    /// It showed more than can be taken in: so many bytes.
    case flooded(bytes: Int)

    /// It could not be started, or its words made no sense.
    case unusable(reason: String)
  }

  /// A moment in the life of a screen.
  package enum Moment: Hashable, Sendable {
    /// It is made, used or looked at.
    case inUse

    /// Nobody holds it any more, and it goes.
    case lettingGo

    /// It has gone, or nothing more is wanted of it.
    case afterwards

    /// The process ends in good order, after all work.
    case ending
  }

  package internal(set) var cause: Cause

  /// The pattern whose screen was in use last; nil before the first.
  let pattern: String?

  /// The steps on that screen, the last of them unfinished, in their notation.
  package internal(set) var steps: [String]

  /// The moment in the life of that screen.
  var moment: Moment

  /// The number of steps, before any was left out.
  var foundAfter: Int

  /// True if shortening was given up early, so that fewer steps may do.
  var isCutShort = false

  /// The line of its last words that tells most.
  package let lastWords: String?

  init(
    _ cause: Cause, pattern: String? = nil, steps: [String] = [], at moment: Moment = .inUse,
    lastWords: String? = nil
  ) {
    self.cause = cause
    self.pattern = pattern
    self.steps = steps
    self.moment = moment
    self.lastWords = lastWords
    foundAfter = steps.count
  }

  /// True if another failure is of the same kind, whatever its steps.
  func isLike(_ other: ProcessFailure) -> Bool {
    guard pattern == other.pattern, moment == other.moment else { return false }
    return switch (cause, other.cause) {
    case (.timedOut, .timedOut), (.outOfMemory, .outOfMemory): true
    default: cause == other.cause
    }
  }

  /// True if another failure is of the same kind and at the same place.
  ///
  /// Memory runs out here or there: how much is taken by a step is not the same each time.
  func isSame(as other: ProcessFailure) -> Bool {
    if case .outOfMemory = cause { return isLike(other) }
    return isLike(other) && steps == other.steps
  }

  /// True if another failure is what this one, of fewer steps, leads one to expect.
  ///
  /// What comes after a screen comes when it likes, and is expected nowhere.
  func explains(_ other: ProcessFailure) -> Bool {
    guard isLike(other), steps.isSubsequence(of: other.steps) else { return false }
    return switch moment {
    case .inUse: steps.last == other.steps.last
    case .lettingGo: true
    case .afterwards, .ending: false
    }
  }

  /// True if it takes as long as the limit to fail like this.
  var isSlow: Bool {
    if case .timedOut = cause { true } else { false }
  }

  /// True if it came of reaching what is not written yet.
  var isUnwritten: Bool {
    if case .unwritten = cause { true } else { false }
  }

  /// True if it says something of a screen, rather than that too little is known.
  var isTelling: Bool {
    switch cause {
    case .overdue, .unusable: false
    case .crashed, .timedOut, .outOfMemory, .exitedEarly, .wentSilent, .unwritten, .flooded:
      pattern != nil
    }
  }

  /// The hint at where to look.
  package var hint: String {
    switch cause {
    case .unwritten: "write it"
    case .crashed where moment == .lettingGo: "what does a deinit do that can trap?"
    case .timedOut where moment == .lettingGo: "what does a deinit wait for?"
    case .crashed where moment == .afterwards, .crashed where moment == .ending:
      "which thread, timer or atexit handler goes on when the screen has gone?"
    case .timedOut where moment == .ending: "what does an atexit handler wait for?"
    case .crashed:
      "where is arithmetic that traps, a force unwrap, an index out of range, or endless recursion?"
    case .timedOut:
      "which loop is never ended by the gesture, and who waits for what never comes?"
    case .outOfMemory: "what grows without end, and who keeps all of it?"
    case .exitedEarly: "who calls exit? a screen has nowhere to leave to"
    case .wentSilent: "who calls exec, or closes descriptors that others have opened?"
    case .flooded: "what makes a text longer and longer?"
    case .overdue: "is every gesture slow, or is there more to do than the limit allows?"
    case .unusable: "does the executable serve these apps and patterns?"
    }
  }
}

extension ProcessFailure: CustomStringConvertible {
  /// Such as `crashed: Illegal instruction, "Fatal error: Division by zero"`.
  package var description: String {
    let words = lastWords.map { ", \($0.namingSource.quoted)" } ?? ""
    let when = moment.words
    return switch cause {
    case .crashed(_, let name): "crashed\(when): \(name)\(words)"
    case .timedOut(let seconds): "timed out\(when): no display within \(seconds.asSeconds)"
    case .outOfMemory(let megabytes):
      "ran out of memory\(when): more than \(megabytes) MB\(words)"
    case .exitedEarly(let status): "exited early\(when), with status \(status)\(words)"
    case .wentSilent: "left the process to something else\(when): the channel was closed\(words)"
    case .unwritten(let what): "not written yet: \(what)"
    case .flooded(let bytes): "showed too much\(when): \(bytes) bytes at once"
    case .overdue(let seconds, let span):
      "not done within \(seconds.asSeconds), the limit on \(span.words)"
    case .unusable(let reason): "no process of its own: \(reason)\(words)"
    }
  }
}

extension ProcessFailure.Moment {
  /// The words behind what happened; none where that goes without saying.
  fileprivate var words: String {
    switch self {
    case .inUse: ""
    case .lettingGo: " while the screen was let go"
    case .afterwards: " after the screen was let go"
    case .ending: " while the process ended, after the last step"
    }
  }
}

extension Double {
  /// Such as `10 s` or `0.5 s`.
  fileprivate var asSeconds: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self)) s" : "\(self) s"
  }
}

extension [String] {
  /// True if these are among others, in this order.
  func isSubsequence(of others: [String]) -> Bool {
    var rest = self[...]
    for other in others where rest.first == other { rest.removeFirst() }
    return rest.isEmpty
  }
}

import AppScreens
import TextLayout

/// The end of a worker before it had given an answer, and the steps on the screen until then.
struct ProcessFailure: Error {
  enum Cause: Hashable {
    /// A signal ended it, as when Swift traps.
    case crashed(signal: Int32, name: String)

    /// A gesture took longer than the limit, in seconds, and the process was killed.
    case timedOut(seconds: Double)

    /// It left by itself, as by `exit(0)`.
    case exitedEarly(status: Int32)

    /// It could not be started, or its words made no sense.
    case unusable(reason: String)
  }

  let cause: Cause

  /// The pattern whose screen was in use last; nil before the first.
  let pattern: String?

  /// The steps on that screen, the last of them unfinished, in their notation.
  var steps: [String]

  /// The number of steps, before any was left out.
  let foundAfter: Int

  /// True if leaving out steps was given up before nothing more could be left out.
  var isCutShort = false

  /// The line of its last words that tells most.
  let lastWords: String?

  init(_ cause: Cause, pattern: String? = nil, steps: [String] = [], lastWords: String? = nil) {
    self.cause = cause
    self.pattern = pattern
    self.steps = steps
    self.lastWords = lastWords
    foundAfter = steps.count
  }

  /// True if another failure is of the same kind, whatever its steps.
  func isLike(_ other: ProcessFailure) -> Bool {
    cause == other.cause && pattern == other.pattern
  }

  /// True if it takes as long as the limit to fail like this.
  var isSlow: Bool {
    if case .timedOut = cause { true } else { false }
  }

  /// True if it came of reaching what is not written yet.
  var isUnwritten: Bool {
    unwritten != nil
  }

  /// The thing that is not written yet, and its place.
  private var unwritten: (what: String, place: String)? {
    let mark = "Fatal error: \(notImplementedMark)"
    guard let words = lastWords, let range = words.firstRange(of: mark) else { return nil }
    return (String(words[range.upperBound...]), String(words[..<range.lowerBound].dropLast(2)))
  }

  /// The hint at where to look.
  var hint: String {
    guard unwritten == nil else { return "write it" }
    return switch cause {
    case .crashed:
      "where is arithmetic that traps, a force unwrap, an index out of range, or endless recursion?"
    case .timedOut:
      "which loop is never ended by the gesture, and who waits for what never comes?"
    case .exitedEarly: "who calls exit? a screen has nowhere to leave to"
    case .unusable: "does the executable serve these apps and patterns?"
    }
  }
}

extension ProcessFailure {
  /// The same, and in which pattern, where that is another.
  func description(in name: String) -> String {
    pattern.map { $0 == name } ?? true ? "\(self)" : "\(self), in \(pattern ?? "")"
  }
}

extension ProcessFailure: CustomStringConvertible {
  /// Such as `crashed: Illegal instruction, "Fatal error: Division by zero"`.
  var description: String {
    if let (what, place) = unwritten {
      return "\(notImplementedMark)\(what), at \(place.namingSource)"
    }
    let words = lastWords.map { ", \($0.namingSource.quoted)" } ?? ""
    return switch cause {
    case .crashed(_, let name): "crashed: \(name)\(words)"
    case .timedOut(let seconds): "timed out: no display within \(seconds) s"
    case .exitedEarly(let status): "exited early, with status \(status)\(words)"
    case .unusable(let reason): "no process of its own: \(reason)\(words)"
    }
  }
}

import Testing

@testable import Parity

/// What is said of a process that came to an end, and what of others it explains.
struct ProcessFailureTests {
  private static let crash = ProcessFailure.Cause.crashed(signal: 4, name: "Illegal instruction")

  private func failure(
    _ cause: ProcessFailure.Cause = crash, _ steps: [String] = ["a", "c"],
    at moment: ProcessFailure.Moment = .inUse, of pattern: String? = "MVP", words: String? = nil
  ) -> ProcessFailure {
    ProcessFailure(cause, pattern: pattern, steps: steps, at: moment, lastWords: words)
  }

  @Test(
    arguments: [
      (crash, "crashed: Illegal instruction", "where is arithmetic that traps"),
      (.timedOut(seconds: 10), "timed out: no display within 10 s", "which loop is never ended"),
      (.timedOut(seconds: 0.5), "timed out: no display within 0.5 s", "which loop"),
      (.outOfMemory(megabytes: 64), "ran out of memory: more than 64 MB", "what grows without end"),
      (.exitedEarly(status: 3), "exited early, with status 3", "who calls exit?"),
      (.wentSilent, "left the process to something else: the channel was closed", "who calls exec"),
      (.unwritten(what: "a screen"), "not written yet: a screen", "write it"),
      (.flooded(bytes: 9), "showed too much: 9 bytes at once", "what makes a text longer"),
      (
        .overdue(seconds: 60, .check), "not done within 60 s, the limit on a check",
        "is every gesture slow"
      ),
      (.unusable(reason: "no"), "no process of its own: no", "does the executable serve"),
    ] as [(ProcessFailure.Cause, String, String)])
  func `an end is told with where to look`(
    cause: ProcessFailure.Cause, description: String, hint: String
  ) {
    #expect(failure(cause).description == description)
    #expect(failure(cause).hint.hasPrefix(hint))
  }

  @Test(
    arguments: [
      (.lettingGo, " while the screen was let go", "what does a deinit do"),
      (.afterwards, " after the screen was let go", "which thread, timer"),
      (.ending, " while the process ended, after the last step", "which thread, timer"),
    ] as [(ProcessFailure.Moment, String, String)])
  func `an end that comes later is told with when`(
    moment: ProcessFailure.Moment, words: String, hint: String
  ) {
    let failure = failure(at: moment, words: "Fatal error: x")
    #expect(failure.description == "crashed\(words): Illegal instruction, \"Fatal error: x\"")
    #expect(failure.hint.hasPrefix(hint))
  }

  @Test func `a wait at the end is told with who may wait`() {
    let timedOut = ProcessFailure.Cause.timedOut(seconds: 1)
    #expect(failure(timedOut, at: .lettingGo).hint == "what does a deinit wait for?")
    #expect(failure(timedOut, at: .ending).hint == "what does an atexit handler wait for?")
  }

  @Test func `the same end is of one kind, pattern, moment and place`() {
    #expect(failure().isSame(as: failure()))
    #expect(!failure().isSame(as: failure(Self.crash, ["a"])))
    #expect(!failure().isSame(as: failure(at: .ending)))
    #expect(!failure().isSame(as: failure(of: "MVC")))
    #expect(!failure().isSame(as: failure(.crashed(signal: 6, name: "Abort"))))
    #expect(failure(.timedOut(seconds: 1)).isSame(as: failure(.timedOut(seconds: 2))))
    let hungry = failure(.outOfMemory(megabytes: 1))
    #expect(hungry.isSame(as: failure(.outOfMemory(megabytes: 2), ["a"])))
    #expect(!hungry.isSame(as: failure(.outOfMemory(megabytes: 2), at: .ending)))
  }

  @Test func `an end explains one with the same steps in it, as long as the screen lives`() {
    #expect(failure().explains(failure(Self.crash, ["a", "b", "c"])))
    #expect(!failure().explains(failure(Self.crash, ["a", "c", "b"])))
    #expect(!failure().explains(failure(Self.crash, ["c"])))
    #expect(!failure().explains(failure(.exitedEarly(status: 0))))
    let letGo = failure(at: .lettingGo)
    #expect(letGo.explains(failure(Self.crash, ["a", "c", "b"], at: .lettingGo)))
    for moment in [ProcessFailure.Moment.afterwards, .ending] {
      #expect(!failure(at: moment).explains(failure(at: moment)))
    }
  }

  @Test func `an end tells of a screen where there was one, and of no limit on work`() {
    #expect(failure().isTelling)
    #expect(!failure(of: nil).isTelling)
    #expect(!failure(.overdue(seconds: 1, .check)).isTelling)
    #expect(!failure(.unusable(reason: "")).isTelling)
    #expect(failure(.unwritten(what: "")).isUnwritten)
    #expect(!failure().isUnwritten)
    #expect(failure(.timedOut(seconds: 1)).isSlow)
    #expect(!failure().isSlow)
    #expect(failure(.timedOut(seconds: 1)).isCostly)
    #expect(failure(.outOfMemory(megabytes: 1)).isCostly)
    #expect(!failure().isCostly)
    #expect(failure(.overdue(seconds: 1, .check)).isOverdue)
    #expect(!failure().isOverdue)
    #expect(failure().foundAfter == 2)
  }

  @Test func `steps are among others in their order only`() {
    #expect([String]().isSubsequence(of: []))
    #expect(["a"].isSubsequence(of: ["b", "a"]))
    #expect(!["a", "a"].isSubsequence(of: ["b", "a"]))
    #expect(!["b", "a"].isSubsequence(of: ["a", "b"]))
  }
}

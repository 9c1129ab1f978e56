import AppRules
import AppScreens
import Testing

@testable import Parity

/// Ends of processes in whole sentences, and the surroundings that numbers stand for.
struct ProcessWordTests {
  private static let causes: [ProcessFailure.Cause] = [
    .crashed(signal: 4, name: "Trap"), .timedOut(seconds: 2.5), .outOfMemory(megabytes: 9),
    .exitedEarly(status: 0), .wentSilent, .unwritten(what: "it"), .overdue(seconds: 3, .run),
    .flooded(bytes: 17), .unusable(reason: "no"),
  ]

  private static let moments: [ProcessFailure.Moment] = [
    .inUse, .lettingGo, .afterwards, .ending,
  ]

  @Test func `each end of a process has its words at each moment`() {
    let words = Self.causes.map { cause in
      Self.moments.map { moment in
        ProcessFailure(cause, pattern: "MVP", at: moment, lastWords: "Fatal").description
      }
    }
    #expect(
      words.map { $0[1] } == [
        #"crashed while the screen was let go: Trap, "Fatal""#,
        "timed out while the screen was let go: no display within 2.5 s",
        #"ran out of memory while the screen was let go: more than 9 MB, "Fatal""#,
        #"exited early while the screen was let go, with status 0, "Fatal""#,
        """
        left the process to something else while the screen was let go: the channel was closed, \
        "Fatal"
        """,
        "not written yet: it",
        """
        not done within 3 s, the limit on the whole run, of which a pattern may take half
        """,
        "showed too much while the screen was let go: 17 bytes at once",
        #"no process of its own: no, "Fatal""#,
      ])
    #expect(ProcessFailure(.timedOut(seconds: 1e15)).description.hasSuffix("000000.0 s"))
    #expect(ProcessFailure(.timedOut(seconds: 9e14)).description.hasSuffix("000000 s"))
    #expect(
      ProcessFailure(.timedOut(seconds: -2)).description.hasSuffix("no display within -2 s"))
  }

  @Test func `each end of a process says where to look, at each moment`() {
    let hints = Self.causes.map { cause in
      Self.moments.map { ProcessFailure(cause, at: $0).hint }
    }
    #expect(hints.map { Set($0).count } == [3, 3, 1, 1, 1, 1, 1, 1, 1])
    #expect(
      hints.map { $0[0] } == [
        """
        where is arithmetic that traps, a force unwrap, an index out of range, or endless \
        recursion?
        """,
        "which loop is never ended by the gesture, and who waits for what never comes?",
        "what grows without end, and who keeps all of it?",
        "who calls exit? a screen has nowhere to leave to",
        "who calls exec, or closes descriptors that others have opened?", "write it",
        "is every gesture slow, or is there more to do than the limit allows?",
        "what makes a text longer and longer?",
        "does the executable serve these apps and patterns?",
      ])
  }

  @Test func `a repetition of a failure is told with where it came the second time`() throws {
    let app = ColourSelectorApp()
    let check = try #require(app.checks(of: .specificationAlone(app)).first)
    let failure = ProcessFailure(.wentSilent, pattern: "Mine", steps: ["a", "b"])
    let finding = Finding(failure, of: check)
    #expect(finding.kind == .fatal)
    #expect(finding.moments.map(\.step) == [nil, "a", "b"])
    #expect(finding.expected == "a display")
    #expect(finding.shown == failure.description)
    #expect(finding.hint == failure.hint)
    #expect(finding.foundAfter == 2)
    let unwritten = Finding(ProcessFailure(.unwritten(what: "it"), pattern: "Mine"), of: check)
    #expect(unwritten.kind == .notWritten)
    let unstable = Finding(failure, then: nil, of: check)
    #expect(unstable.kind == .unstable)
    #expect(
      unstable.hint
        == "which thread or timer decides when this happens, or what was never initialised?")
    #expect(check.key == "colour\nspecification\na new screen\nS1")
    #expect(CheckResult(failure, of: check).steps == 2)
    #expect(!CheckResult(failure, of: check).isSlow)
    #expect(CheckResult(ProcessFailure(.outOfMemory(megabytes: 1)), of: check).isSlow)
  }

  @Test(
    arguments: [
      (0, "LANG=de_DE.UTF-8 TZ=Etc/GMT+12", "de"),
      (1, "LANG=tr_TR.UTF-8 TZ=Pacific/Kiritimati", "tr"),
      (2, "LANG=ar_EG.UTF-8 TZ=America/New_York", "ar"),
      (3, "LANG=fr_FR.UTF-8 TZ=Asia/Kolkata", "fr"),
      (4, "LANG=ja_JP.UTF-8 TZ=Australia/Sydney", "ja"), (5, "LANG=C TZ=Etc/GMT+12", "C"),
      (6, "LANG=ko_KR.UTF-8 TZ=Pacific/Kiritimati", "ko"),
      (7, "LANG=en_US.UTF-8 TZ=America/New_York", "en"),
      (8, "LANG=hi_IN.UTF-8 TZ=Asia/Kolkata", "hi"),
      (9, "LANG=es_ES.UTF-8 TZ=Australia/Sydney", "es"),
      (10, "LANG=POSIX TZ=Etc/GMT+12", "PO"), (11, "LANG=zh_CN.UTF-8 TZ=Pacific/Kiritimati", "zh"),
      (12, "LANG=pt_BR.UTF-8 TZ=America/New_York", "pt"),
      (13, "LANG=de_DE.UTF-8 TZ=Asia/Kolkata", "de"),
    ] as [(UInt64, String, String)])
  func `a number stands for surroundings`(number: UInt64, words: String, language: String) throws {
    let surroundings = Surroundings(number)
    #expect(surroundings.description == words)
    let lang = try #require(surroundings.variables["LANG"])
    let zone = try #require(surroundings.variables["TZ"])
    #expect(
      surroundings.variables == [
        "LANG": lang, "LC_ALL": lang, "LC_MESSAGES": lang, "LANGUAGE": language, "TZ": zone,
        "USER": "user\(number)", "LOGNAME": "user\(number)", "HOME": "/home/user\(number)",
      ])
  }
}

extension Pattern {
  fileprivate static func specificationAlone(_ app: some AppDefinition) -> Pattern {
    app.specificationPattern ?? Pattern("none")
  }
}

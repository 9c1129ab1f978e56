import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// Which checks need not be run, since a process has failed in a way that tells how they would end.
struct ForecastTests {
  private func failure(
    _ cause: ProcessFailure.Cause = .timedOut(seconds: 1), _ steps: [String] = ["a", "c"],
    at moment: ProcessFailure.Moment = .inUse
  ) -> ProcessFailure {
    ProcessFailure(cause, pattern: "MVP", steps: steps, at: moment)
  }

  @Test func `a failure that takes time or memory foretells one of more steps`() {
    let known = failure()
    #expect(known.isForetold(by: failure(.timedOut(seconds: 1), ["a", "b", "c"])))
    #expect(known.isForetold(by: failure(.exitedEarly(status: 0), ["a", "c"])))
    #expect(!known.isForetold(by: failure(.timedOut(seconds: 1), ["a", "c", "b"])))
    #expect(!known.isForetold(by: failure(.timedOut(seconds: 1), ["c"])))
    #expect(!known.isForetold(by: failure(at: .lettingGo)))
    #expect(!failure(.exitedEarly(status: 0)).isForetold(by: failure()))
    let letGo = failure(at: .lettingGo)
    #expect(letGo.isForetold(by: failure(.timedOut(seconds: 1), ["a", "c", "b"], at: .lettingGo)))
    #expect(failure(.outOfMemory(megabytes: 64)).isForetold(by: failure()))
  }

  @Test func `the reason names the steps, or the moment`() {
    #expect(failure().forecast == #"the screen hangs after "a", "c""#)
    #expect(failure(.timedOut(seconds: 1), []).forecast == "a new screen hangs")
    #expect(
      failure(.outOfMemory(megabytes: 64)).forecast
        == #"the screen takes memory without end after "a", "c""#)
    #expect(failure(at: .lettingGo).forecast == "the screen hangs when it is let go")
  }

  @Test func `a check with the same steps in it, or of the same moment, would end so`() throws {
    let checks = CalculatorApp().checks(of: .mvp, walks: .few)
    let written = try #require(
      checks.first { check in
        check.mode == .asWritten && check.runs().contains { $0.count > 1 }
      })
    let steps = try #require(written.runs().first { $0.count > 1 })
    #expect(failure(.timedOut(seconds: 1), [steps[0]]).isForetold(in: written))
    #expect(!failure(.timedOut(seconds: 1), steps + ["x"]).isForetold(in: written))
    let release = try #require(checks.first { $0.mode == .watchingRelease })
    #expect(failure(at: .lettingGo).isForetold(in: release))
    #expect(!failure(at: .lettingGo).isForetold(in: written))
    #expect(!failure(.timedOut(seconds: 1), [], at: .afterwards).isForetold(in: written))
    #expect(!failure(.timedOut(seconds: 1), [], at: .ending).isForetold(in: written))
  }
}

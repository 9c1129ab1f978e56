import AppModels
import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// What is gathered for processes that cannot be started, and what is said then.
struct RemoteOperationTests {
  private let app = CalculatorApp()
  private let five = Step.gesture(CalculatorGesture.press(.digit(.five)))
  private let reason = """
    no process of its own: "/no/such/file": No such file or directory
    """

  private var nowhere: Isolation { Isolation(executable: "/no/such/file", arguments: []) }

  private func screens(lookahead: Int) -> RemoteScreens<CalculatorApp> {
    RemoteScreens(
      in: PatternProcesses(app: app, patterns: ["A", "B", "A"], isolation: nowhere),
      lookahead: lookahead)
  }

  private func operations(of screens: RemoteScreens<CalculatorApp>) throws -> String {
    let operations = Mirror(reflecting: screens).descendant("operations") as? [ScriptOperation]
    return try #require(operations).map { "\($0)" }.joined(separator: " ")
  }

  @Test func `each change is looked at once, and after so many looks all is carried out`() throws {
    var screens = screens(lookahead: 3)
    #expect(try operations(of: screens) == "renew")
    var looks = [screens.isIdentical, screens.isIdentical]
    screens.take(five)
    looks += [screens.isIdentical, screens.isIdentical]
    screens.take(.replaceView)
    #expect(looks == [true, true, true, true])
    #expect(
      try operations(of: screens) == #"renew look step("5") look step("replace-view")"#)
    #expect(screens.steps == [five, .replaceView])
    screens.renew()
    #expect(screens.steps == [])
    #expect(screens.failure == nil)
    screens.take(five)
    let isIdentical = screens.isIdentical
    #expect(!isIdentical)
    #expect(screens.failure != nil)
    #expect(try operations(of: screens) == "")
    screens.take(five)
    screens.renew()
    #expect(screens.steps == [five])
    #expect(try operations(of: screens) == "")
    #expect(screens.difference == nil)
  }

  @Test func `where each state is asked for there is a look at each`() {
    var screens = screens(lookahead: 1)
    let isIdentical = screens.isIdentical
    #expect(!isIdentical)
    #expect(screens.failure?.description == reason)
    #expect(screens.state.key == [])
    #expect(screens.state.isWhole)
  }

  @Test func `nothing is carried out where nobody has looked`() throws {
    var screens = screens(lookahead: 9)
    screens.take(five)
    screens.carryOut()
    #expect(screens.failure == nil)
    #expect(try operations(of: screens) == #"renew step("5")"#)
  }

  @Test(arguments: [
    Search.states(limit: 3), .sequences(length: 2), .random(gestures: 9, seed: 1),
    .steps(["5"]),
  ])
  func `a search without a process has an obstacle, and no difference`(search: Search) {
    let result = nowhere.run(search, over: [Pattern("Mine"), .mvp], of: app)
    #expect(result.patterns == ["MVP"])
    #expect(result.obstacle == reason)
    #expect(result.difference == nil)
    #expect(result.unstable == [])
    #expect(!result.isComplete)
    #expect(result.comparisons == 0)
  }

  @Test func `a check without a process is not run, for the same reason`() throws {
    let checks = app.checks(of: .mvp)
    let first = try #require(checks.first)
    for isShrinking in [true, false] {
      let result = nowhere.run(first, of: app, shrinking: isShrinking)
      #expect(result.verdict == .notRun)
      #expect(result.obstacle == reason)
      #expect(!result.isSlow)
    }
    let results = nowhere.run(Array(checks.prefix(7)), of: app)
    #expect(results.map(\.verdict) == Array(repeating: .notRun, count: 7))
    #expect(results.map(\.obstacle) == Array(repeating: reason, count: 7))
    #expect(nowhere.run([], of: app).isEmpty)
    let search = try #require(checks.last)
    #expect(nowhere.run(search, of: app, shrinking: true).obstacle == reason)
    #expect(nowhere.runAlone(first, of: app) == nil)
    #expect(nowhere.lookAlone(after: ["5"], on: "MVP", of: app) == nil)
    #expect(nowhere.obstacle(to: app, in: [.mvp]) == reason)
  }

  @Test func `without time nothing is asked, and the limit is told`() throws {
    var isolation = nowhere
    isolation.limits.run = 0
    _ = isolation.workers.deadline(within: isolation.limits)
    let words = "not done within 0 s, the limit on the whole run, of which a pattern may take half"
    #expect(isolation.obstacle(to: app, in: [.mvp]) == words)
    let check = try #require(app.checks(of: .mvp).first)
    let result = isolation.run(check, of: app, shrinking: false)
    #expect(result.obstacle == words)
    #expect(result.isSlow)
    #expect(isolation.run(.sequences(length: 1), over: [.mvp], of: app).obstacle == words)
  }

  @Test func `an end that is known already is told of a check without a process`() throws {
    let check = try #require(app.checks(of: .mvp).first)
    let isolation = nowhere
    isolation.workers.endsOfChecks[check.key] = ProcessFailure(
      .wentSilent, pattern: "MVP", steps: ["5"])
    let result = isolation.run(check, of: app, shrinking: true)
    #expect(result.verdict == .broken)
    #expect(result.finding?.steps == ["5"])
    #expect(result.finding?.kind == .fatal)
    #expect(isolation.run(check, of: app, shrinking: false).verdict == .notRun)
  }

  @Test func `limits are usual ones unless others are given`() {
    let usual = Isolation.Limits()
    #expect([usual.gesture, usual.check, usual.run] == [10, 60, 400])
    #expect(usual.memory == 1_024)
    #expect(nowhere.limits.gesture == 10)
    #expect(Isolation(executable: "", arguments: [], limit: 3).limits.gesture == 3)
    var isolation = nowhere
    #expect(isolation.shortPatience == 0.5)
    isolation.limits.gesture = 2
    #expect(isolation.shortPatience == 0.25)
    #expect(Isolation.serveVerb == "serve-isolated")
    #expect(
      [Isolation.Limits.Span.check, .run].map(\.words) == [
        "a check", "the whole run, of which a pattern may take half",
      ])
  }
}

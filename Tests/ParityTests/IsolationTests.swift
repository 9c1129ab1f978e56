import AppRules
import AppScreens
import Foundation
import MVP
import Specimens
import Testing

@testable import Parity

/// Screens that crash, hang or exit, in processes of their own.
struct IsolationTests {
  private let app = CalculatorApp()

  @Test(arguments: [
    ("quits-on-error", "the posts' error5", ["+"], 10.0, "exited early, with status 0"),
    ("division-traps", "a division by zero", ["1", "/", "0", "="], 10, "crashed: "),
    (
      "hangs-on-long-number", "a number of 60 digits", Array(repeating: "9", count: 20) + ["="],
      0.5, "timed out: no display within 0.5 s"
    ),
  ])
  func `a screen that does not survive is told of, after the steps that it takes`(
    name: String, scenario: String, steps: [String], limit: Double, shown: String
  ) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let check = try #require(
      app.checks(of: specimen.pattern)
        .first { $0.rule == "S5" && $0.name == "\(scenario), to its end" })
    let result = isolation(limit: limit).run(check, of: app, shrinking: true)
    let finding = try #require(result.finding)
    #expect(finding.rule == "S5")
    #expect(finding.shown.hasPrefix(shown))
    #expect(finding.kind == .fatal)
    #expect(
      finding.again == [
        "verify", "four-function", "--rule", "S5", "--scenario", check.name, "--isolated",
      ])
    #expect(finding.steps == steps)
    #expect(finding.foundAfter == result.steps)
  }

  @Test
  func `what is said of a screen that exits, text for text`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "quits-on-error" })
    let check = try #require(app.checks(of: specimen.pattern).first { $0.rule == "FF10" })
    let result = isolation(limit: 10).run(check, of: app, shrinking: false)
    #expect(
      result.finding?.description
        == """
        FF10 broken by quits-on-error (four-function, a rejected operator): after step 6, "+", \
        expected a display, shown exited early, with status 0
          steps: "5", "/", "2", "=", "+", "+"
          look: who calls exit? a screen has nowhere to leave to
          again: verify four-function --rule FF10 --scenario 'a rejected operator' --isolated
        """)
  }

  @Test
  func `one screen that traps costs no other pattern anything`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "index-beyond-table" })
    let report = Report(
      on: ColourSelectorApp(), of: [.mvp, specimen.pattern, .mvp],
      searches: ColourSelectorApp().usualSearches(gestures: 500), in: isolation(limit: 10))
    let verdicts = Dictionary(grouping: report.rows, by: \.pattern)
      .mapValues { Set($0.map(\.verdict)) }
    #expect(verdicts["MVP"] == [.holds])
    #expect(verdicts["index-beyond-table"] == [.holds, .broken, .notRun])
    #expect(report.count(.states) == 4)
    #expect(report.count(.gestures) == 500)
    #expect(report.searches.allSatisfy { !$0.isComplete && $0.difference != nil })
    let difference = try #require(report.difference)
    #expect(difference.steps == ["green=on", "yellow=on"])
    #expect(difference.isFatal)
    #expect(difference.shown.map(\.pattern) == ["MVP", "index-beyond-table", "MVP"])
    #expect(difference.shown[0].display == #"green "on" yellow "on" status "Green and Yellow""#)
    #expect(difference.shown[1].display.hasPrefix("crashed: "))
    #expect(difference.again == ["verify", "colour", "--isolated"])
  }

  @Test
  func `leaving with success is not success`() {
    let app = ColourSelectorApp()
    let leaving = Isolation(executable: "/bin/sh", arguments: ["-c", "exit 0"], limit: 10)
    let report = Report(on: app, of: [.mvp], searches: [], in: leaving)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(!report.isConforming)
    #expect(leaving.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `an answer without the number of its request is none`() {
    let answer = Frame(kind: .answer, number: 0, payload: Array("[]".utf8))
    let octal = answer.bytes.map { "\\" + String(1_000 + $0.octal).dropFirst() }.joined()
    let lying = Isolation(
      executable: "/bin/sh", arguments: ["-c", "printf '\(octal)' >&3"], limit: 10)
    #expect(lying.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `after a few checks that hang no more are run`() throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == "hangs-on-long-number" })
    let results = CheckResults(of: app, specimen.pattern, in: isolation(limit: 1)).results
    let slow = results.indices.filter { results[$0].isSlow }
    #expect(slow.count == 3)
    let last = try #require(slow.last)
    #expect(results[..<last].allSatisfy { $0.verdict != .notRun })
    #expect(results[(last + 1)...].allSatisfy { $0.verdict == .notRun && $0.steps == 0 })
  }

  @Test
  func `a process that cannot be used is told of`() {
    let none = Isolation(executable: "/no/such/file", arguments: [])
    #expect(
      none.obstacle(to: app, in: [.mvp])
        == #"no process of its own: "/no/such/file": No such file or directory"#)
    #expect(
      isolation(limit: 5).obstacle(to: app, in: [.mvp, Pattern("VIPER")])
        == #"the process that was started knows no pattern "VIPER""#)
    #expect(isolation(limit: 5).obstacle(to: app, in: [.mvp]) == nil)
  }

  @Test
  func `all that a process started is killed with it`() throws {
    let process = try WorkerProcess("/bin/sh", ["-c", "sleep 9 & echo started; wait"])
    #expect(read(process.words) == "started\n")
    process.kill()
    // The end of the file comes when nobody is left who could write.
    var source = pollfd(fd: process.words, events: Int16(POLLIN), revents: 0)
    #expect(poll(&source, 1, 3_000) == 1)
    guard case .crashed(SIGKILL, _) = process.cause() else {
      Issue.record("ended otherwise: \(String(describing: process.cause()))")
      return
    }
  }

  @Test
  func `frames are read as they come, in pieces or several at once`() {
    let frames = [
      Frame(kind: .step, number: 7, payload: Array("input=1,2".utf8)),
      Frame(kind: .answer, number: .max, payload: []),
    ]
    var bytes: [UInt8] = []
    var taken: [Frame] = []
    for byte in frames.flatMap(\.bytes) {
      bytes.append(byte)
      if let frame = Frame.take(from: &bytes) { taken.append(frame) }
    }
    #expect(taken == frames)
    bytes = frames.flatMap(\.bytes)
    #expect([Frame.take(from: &bytes), Frame.take(from: &bytes)] == frames)
    #expect(Frame.take(from: &bytes) == nil)
  }

  private func isolation(limit seconds: Double) -> Isolation {
    Isolation(byCommandBesideTests: "triptych", limit: seconds)
  }

  private func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}

extension UInt8 {
  /// The number whose decimal digits are this one's octal digits.
  fileprivate var octal: Int { Int(String(self, radix: 8)) ?? 0 }
}

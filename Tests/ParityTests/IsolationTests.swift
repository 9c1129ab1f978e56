import AppRules
import AppScreens
import Foundation
import MVP
import Specimens
import TestSupport
import Testing

@testable import Parity

/// Screens that crash, hang or exit, in processes of their own.
@Suite(.onThreadOfItsOwn)
struct IsolationTests {
  private let app = CalculatorApp()

  @Test(arguments: [
    ("quits-on-error", "the posts' error5", ["+"], "exited early, with status 0"),
    ("division-traps", "a division by zero", ["7", "/", "0", "="], "crashed: "),
  ])
  func `a screen that does not survive is told of, after the steps that it takes`(
    name: String, scenario: String, steps: [String], shown: String
  ) throws {
    let specimen = try #require(TriptychSpecimens.all.first { $0.name == name })
    let check = try #require(
      app.checks(of: specimen.pattern)
        .first { $0.rule == "S5" && $0.name == "\(scenario), to its end" })
    let result = isolation(limit: 60).run(check, of: app, shrinking: true)
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
    let result = isolation(limit: 60).run(check, of: app, shrinking: false)
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
      searches: ColourSelectorApp().usualSearches(gestures: 500), in: isolation(limit: 60))
    let verdicts = Dictionary(grouping: report.rows, by: \.pattern)
      .mapValues { Set($0.map(\.verdict)) }
    #expect(verdicts["MVP"] == [.holds])
    #expect(verdicts["index-beyond-table"] == [.holds, .broken, .notRun])
    #expect(report.count(.states) == 4)
    #expect(report.count(.gestures) == 750)
    #expect(report.searches.allSatisfy { !$0.isComplete && $0.difference != nil })
    let difference = try #require(report.difference)
    #expect(difference.steps == ["green=on", "yellow=on"])
    #expect(difference.isFatal)
    #expect(
      difference.shown.map(\.pattern) == ["specification", "MVP", "index-beyond-table", "MVP"])
    #expect(difference.shown[0].display == #"green "on" yellow "on" status "Green and Yellow""#)
    #expect(difference.shown[2].display.hasPrefix("crashed: "))
    #expect(difference.broken.map(\.pattern) == ["index-beyond-table"])
    #expect(difference.broken.map(\.rule) == ["S5"])
    #expect(difference.again == ["verify", "colour", "--isolated"])
  }

  @Test
  func `a right screen holds in a process of its own, in every mode of running`() throws {
    let app = MusicSearchApp()
    let checks = app.checks(of: .mvp)
    let isolation = isolation(limit: 60)
    for mode in RunMode.allCases {
      let check = try #require(checks.last { $0.mode == mode })
      let finding = isolation.run(check, of: app, shrinking: true).finding
      #expect(finding == nil, "\(mode)")
    }
  }

  @Test
  func `leaving with success is not success`() {
    let app = ColourSelectorApp()
    let leaving = Isolation(executable: "/bin/sh", arguments: ["-c", "exit 0"], limit: 60)
    let report = Report(on: app, of: [.mvp], searches: [], in: leaving)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(!report.isConforming)
    #expect(leaving.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `a process that speaks without the secret has no say`() {
    let lying = Isolation(
      executable: "/bin/sh",
      arguments: ["-c", "i=0; while [ $i -lt 999 ]; do echo '[]' >&3; i=$((i+1)); done"], limit: 60)
    #expect(lying.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `a process that cannot be used is told of`() {
    let none = Isolation(executable: "/no/such/file", arguments: [])
    #expect(
      none.obstacle(to: app, in: [.mvp])
        == #"no process of its own: "/no/such/file": No such file or directory"#)
    #expect(
      isolation(limit: 60).obstacle(to: app, in: [.mvp, Pattern("VIPER")])
        == #"the process that was started knows no pattern "VIPER""#)
    #expect(isolation(limit: 60).obstacle(to: app, in: [.mvp]) == nil)
  }

  @Test
  func `all that a process started is killed with it`() throws {
    let process = try WorkerProcess("/bin/sh", ["-c", "sleep 900 & echo started; wait"])
    #expect(read(process.words) == "started\n")
    process.kill()
    // The end of the file comes when nobody is left who could write.
    var source = pollfd(fd: process.words, events: Int16(POLLIN), revents: 0)
    #expect(poll(&source, 1, 60_000) == 1)
    guard case .crashed(SIGKILL, _) = process.cause() else {
      Issue.record("ended otherwise: \(String(describing: process.cause()))")
      return
    }
  }

  @Test
  func `frames are read as they come, in pieces or several at once`() {
    let secret = ChannelSecret()
    let frames = [
      Frame(kind: .step, number: 7, payload: Array("input=1,2".utf8)),
      Frame(kind: .answer, number: .max, payload: []),
    ]
    var reader = FrameReader(secret)
    var taken: [Frame] = []
    for byte in frames.flatMap({ $0.bytes(with: secret) }) {
      reader.add([byte])
      if let frame = reader.next() { taken.append(frame) }
    }
    #expect(taken == frames)
    reader.add(frames.flatMap { $0.bytes(with: secret) })
    #expect([reader.next(), reader.next()] == frames)
    #expect(reader.next() == nil)
  }

  @Test
  func `among frames, what has another secret or none is passed over`() {
    let secret = ChannelSecret()
    let frame = Frame(kind: .answer, number: 1, payload: Array("[]".utf8))
    var damaged = frame.bytes(with: secret)
    damaged.insert(0, at: Frame.headerLength)
    let endless = secret.start + [Frame.Kind.answer.rawValue] + [UInt8](repeating: 255, count: 16)
    var reader = FrameReader(secret)
    for junk in [Array("junk".utf8), frame.bytes(with: ChannelSecret()), damaged, endless] {
      reader.add(junk + frame.bytes(with: secret))
      #expect(reader.next() == frame)
      #expect(reader.next() == nil)
    }
    for _ in 0..<100 {
      reader.add([UInt8](repeating: 65, count: 65_536))
      #expect(reader.next() == nil)
      #expect(reader.count == 0)
    }
  }

  @Test
  func `a step longer than the channel's buffer arrives whole, and so does its display`() throws {
    let text = String(repeating: "a", count: 300_000)
    let widgets = try #require(
      isolation(limit: 60).lookAlone(
        after: ["input=\(text)"], on: "MVP", of: TokenCalculatorApp()))
    #expect(widgets.contains { $0.text.count >= text.count })
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

import AppRules
import AppScreens
import Foundation
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// Screens that crash, hang, exit or flood memory, in processes of their own.
///
/// What hangs hangs for ever, and what does not is far within its limits, however slow the machine.
@Suite(.onThreadOfItsOwn)
struct IsolationTests {
  private let app = ColourSelectorApp()

  @Test(arguments: [
    (HostileDeed.trap, "crashed: ", ["yellow=on", "green=on"]),
    (.exit, "exited early, with status 0", ["yellow=on", "green=on"]),
    (.takeMemory, "ran out of memory: more than 128 MB", ["yellow=on", "green=on"]),
    (.beUnwritten, "not written yet: both", ["yellow=on", "green=on"]),
    (.trapInEnd, "crashed while the screen was let go: ", []),
  ])
  func `what ends a process is told as what it is, after the steps that it takes`(
    deed: HostileDeed, shown: String, steps: [String]
  ) throws {
    var isolation = isolation(limit: 60)
    isolation.limits.memory = 128
    let check = try #require(
      app.checks(of: deed.pattern).first { $0.name == "yellow first, to its end" })
    let result = isolation.run(check, of: app, shrinking: true)
    let finding = try #require(result.finding)
    #expect(finding.shown.hasPrefix(shown), "\(finding)")
    #expect(finding.steps == steps)
    #expect(result.verdict == (deed == .beUnwritten ? .notWritten : .broken))
    #expect(finding.again.last == "--isolated")
  }

  @Test
  func `one screen that traps costs no other pattern anything`() throws {
    let report = Report(
      on: app, of: [.mvp, HostileDeed.trap.pattern], searches: [.sequences(length: 2)],
      in: isolation(limit: 60))
    let verdicts = Dictionary(grouping: report.rows, by: \.pattern)
      .mapValues { Set($0.map(\.verdict)) }
    #expect(verdicts["MVP"] == [.holds])
    #expect(verdicts["trap"]?.contains(.broken) == true)
    let difference = try #require(report.difference)
    #expect(difference.steps == ["yellow=on", "green=on"])
    #expect(difference.broken.map(\.pattern) == ["trap"])
    #expect(difference.broken.map(\.rule) == ["S5"])
    #expect(difference.again == ["verify", "colour", "--isolated"])
  }

  @Test
  func `a hang costs no verdict on what does not hang`() throws {
    let selection = CheckSelection { ["S1", "CS2", "CS4"].contains($0.rule) }
    let results = CheckResults(
      of: app, HostileDeed.hang.pattern, selecting: selection, in: isolation(limit: 1))
    for (check, result) in zip(results.checks, results.results) {
      let hangs = check.runs().contains { ["yellow=on", "green=on"].isSubsequence(of: $0) }
      if !hangs, selection.contains(check) { #expect(result.verdict == .holds, "\(check)") }
    }
    #expect(results.verdict(on: "S1") == .holds)
    #expect(results.verdict(on: "CS2") != .holds)
    #expect(results.remarks.contains { $0.hasSuffix(#"hangs after "yellow=on", "green=on""#) })
    #expect(results.progress(with: nil).undecided > 0)
  }

  @Test
  func `a death that does not come again is unstable, and nobody else is blamed`() throws {
    let mark = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("HOSTILE_MARK", mark.path, 1)
    defer { rmdir(mark.path) }
    let report = Report(
      on: app, of: [HostileDeed.trapOnce.pattern, .mvp], searches: [], in: isolation(limit: 60))
    let unstable = report.rows.filter { $0.verdict != .holds }
    #expect(unstable.map(\.verdict) == [.unstable])
    #expect(unstable.map(\.pattern) == ["trapOnce"])
    #expect(!report.isConforming)
    let finding = try #require(unstable.first?.findings.first)
    #expect(finding.shown.contains("never again"))
    #expect(finding.steps.last == "green=on")
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
  func `when all time is up nothing more is run, and that is said`() {
    var isolation = isolation(limit: 60)
    isolation.limits.run = 0
    let report = Report(on: app, of: [.mvp], searches: [.sequences(length: 1)], in: isolation)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(report.searches.allSatisfy { $0.obstacle?.contains("the whole run") ?? false })
    #expect(!report.isConforming)
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
    Isolation(byCommandBesideTests: "HostileScreens", limit: seconds)
  }
}

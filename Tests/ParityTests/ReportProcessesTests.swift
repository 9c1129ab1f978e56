import AppRules
import AppScreens
import Foundation
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// Reports that are made in processes of their own.
@Suite(.onThreadOfItsOwn)
struct ReportProcessesTests {
  private let app = ColourSelectorApp()

  private func order(of patterns: [Pattern]) -> ReportOrder {
    ReportOrder(
      on: app, of: patterns, searches: app.usualSearches(states: 20, length: 2, gestures: 200),
      walks: WalkBudget(count: 1))
  }

  private func processes(for orders: [ReportOrder]) -> ReportProcesses {
    ReportProcesses(
      for: orders, by: Isolation.path(ofCommandBesideTests: "HostileScreens"),
      [Isolation.serveVerb])
  }

  @Test func `a report from another process is the one that is made here`() throws {
    let order = order(of: [.mvp, HostileDeed.none.pattern])
    let made = try #require(processes(for: [order]).next())
    let here = try #require(
      order.report(on: app, of: [HostileDeed.none.pattern, .mvp], in: InProcess()))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(made.report) == encoder.encode(here))
    #expect(made.report.isConforming)
    #expect(made.words.isEmpty)
  }

  @Test func `a process that comes to no good end gives no report, and others do`() {
    let processes = processes(for: [
      order(of: [HostileDeed.trap.pattern]), order(of: [.mvp]), order(of: [Pattern("unknown")]),
    ])
    #expect(processes.next() == nil)
    #expect(processes.next()?.report.app == "colour")
    #expect(processes.next() == nil)
  }
}

import AppRules
import AppScreens
import Foundation
import MVP
import MVVM
import Specimens
import TestSupport
import Testing

@testable import Parity

/// Reports that are made in processes of their own.
@Suite(.onThreadOfItsOwn)
struct ReportProcessesTests {
  private func order(on app: some AppDefinition, of patterns: [Pattern]) -> ReportOrder {
    ReportOrder(
      on: app, of: patterns, searches: app.usualSearches(states: 20, length: 2, gestures: 200),
      walks: WalkBudget(count: 2))
  }

  private func processes(for orders: [ReportOrder]) -> ReportProcesses {
    ReportProcesses(
      for: orders, by: Isolation.path(ofCommandBesideTests: "triptych"), [Isolation.serveVerb])
  }

  @Test func `a report from another process is the one that is made here`() throws {
    let app = ColourSelectorApp()
    let order = order(on: app, of: [.mvp, .mvvm])
    let made = try #require(processes(for: [order]).next())
    let here = try #require(order.report(on: app, of: [.mvvm, .mvp], in: InProcess()))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(made.report) == encoder.encode(here))
    #expect(made.report.isConforming)
    #expect(made.words.isEmpty)
  }

  @Test func `a process that comes to no good end gives no report, and others do`() throws {
    let trap = try #require(TriptychSpecimens.all.first { $0.name == "sum-traps" })
    let processes = processes(for: [
      order(on: TokenCalculatorApp(), of: [trap.pattern]),
      order(on: ColourSelectorApp(), of: [.mvp]),
      order(on: ColourSelectorApp(), of: [Pattern("unknown")]),
    ])
    #expect(processes.next() == nil)
    #expect(processes.next()?.report.app == "colour")
    #expect(processes.next() == nil)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Inspection

@Suite(.onThreadOfItsOwn)
struct MeasureTests {
  /// Counted by hand in the sources.
  @Test
  func `sizes are as counted by hand`() throws {
    let presenter = try House.triad("ColourSelectorPresenter").sizes
    #expect(presenter.map(\.role) == ["view", "mediator", "screen"])
    #expect(presenter.map(\.files) == [2, 1, 1])
    #expect(presenter.map(\.lines) == [27, 23, 6])
    #expect(presenter.map(\.types) == [2, 1, 1])
    #expect(presenter.map(\.linesWithoutView) == [nil, 16, nil])
    #expect(presenter.map(\.publicNames) == [3, 4, 0])
  }

  @Test
  func `a test reaches nothing of a controller without a view, and all of a view model`() throws {
    let controller = try House.triad("ColourSelectorController").sizes[1]
    let viewModel = try House.triad("ColourSelectorViewModel").sizes[1]
    #expect(controller.linesWithoutView == 0)
    #expect(viewModel.linesWithoutView == viewModel.lines)
  }

  @Test
  func `a patch is counted by files, lines and roles`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("changes-\(UUID().uuidString)")
    let request = folder.appendingPathComponent("wish")
    try FileManager.default.createDirectory(at: request, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let patch = """
      --- a/Sources/MVP/Calculator/CalculatorPresenter.swift
      +++ b/Sources/MVP/Calculator/CalculatorPresenter.swift
      @@ -1,2 +1,3 @@
       same
      -old
      +new
      +newer
      --- a/Sources/MVP/Calculator/HeadlessCalculatorView.swift
      +++ b/Sources/MVP/Calculator/HeadlessCalculatorView.swift
      @@ -1 +1 @@
      -old
      +new
      """
    try patch.write(
      to: request.appendingPathComponent("MVP.patch"), atomically: true, encoding: .utf8)
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try patch.write(
      to: other.appendingPathComponent("shared.patch"), atomically: true, encoding: .utf8)
    let all = ChangeCost.costs(in: folder)
    #expect(
      all.map { "\($0.request) \($0.part) \($0.files)" } == [
        "other shared 2", "other MVP 0", "wish shared 0", "wish MVP 2",
      ])
    let costs = all.filter { $0.request == "wish" && $0.part == "MVP" }
    #expect(costs.map(\.request) == ["wish"])
    #expect(costs.map(\.part) == ["MVP"])
    #expect(costs.map(\.files) == [2])
    #expect(costs.map(\.added) == [3])
    #expect(costs.map(\.removed) == [2])
    #expect(costs[0].shares.map(\.text) == ["mediator +2 -1", "headless view +1 -1"])
  }

  @Test func `a world is no view, and an event has a role of its own`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("changes-\(UUID().uuidString)")
    let request = folder.appendingPathComponent("wish")
    try FileManager.default.createDirectory(at: request, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["HeadlessAddressStore", "AddressFormEvent", "AddressFormChange"]
    let patch = names.map { "--- /dev/null\n+++ b/Sources/A/\($0).swift\n@@ -0,0 +1 @@\n+new\n" }
    try patch.joined().write(
      to: request.appendingPathComponent("shared.patch"), atomically: true, encoding: .utf8)
    #expect(
      ChangeCost.costs(in: folder).flatMap(\.shares).map(\.text) == [
        "headless world +1", "event +1", "scenarios +1",
      ])
  }
}

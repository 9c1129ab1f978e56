import AppScreens
import Foundation
import Testing

@testable import Inspection
@testable import TriptychCommand

/// The text and the JSON of `inspect`.
struct InspectionOutputTests {
  private static let inspection = Result {
    try DeclaredPackage([
      "OwnMVP": CleanSource.of(.mvp).replacing("weak var", with: "var"),
      "Bare": "final class Nobody {\n  var name: String\n}\n",
    ]).inspection()
  }

  private static let running = RunningMeasure(
    view: "OwnMVP.HeadlessCounterView", messagesPerGesture: 2.25, updatesPerGesture: 1,
    cost: .between(low: 2, high: 2.1))

  @Test
  func `the text tells everything`() throws {
    let text = try text(width: 90, running: [Self.running])
    print(text)
  }

  @Test
  func `the JSON has everything`() throws {
    var output = ""
    let console = Console(width: 80, usesColour: false, write: { output += $0 }, writeError: { _ in }, read: { _ in .init() }, readLine: { nil })
    try console.writeJSON(
      InspectionReport(Self.inspection.get(), running: [Self.running], changes: []))
    print(output)
  }

  private func text(width: Int, isWhole: Bool = true, running: [RunningMeasure] = []) throws -> String {
    let console = Console(
      width: width, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in .init() }, readLine: { nil })
    return InspectionText(
      console: console, inspection: try Self.inspection.get(), isWhole: isWhole
    ).text(running: running, changes: [])
  }
}

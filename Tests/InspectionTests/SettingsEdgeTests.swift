import Foundation
import Testing

@testable import Inspection

/// Settings and excuses at their edges.
struct SettingsEdgeTests {
  @Test func `a comment excuses its own line too, and of two faults only its own`() throws {
    let two = "  var first: String { get }\n  var second: String { get }"
    func package(_ members: String) throws -> PackageInspection {
      var inspection = try ForeignPackage(
        ForeignSource.presenter.replacing(
          "  func show(_ total: Int)\n}", with: "  func show(_ total: Int)\n\(members)\n}")
      ).inspection
      inspection.heedExcuses()
      return inspection
    }
    #expect(try package(two).findings.map(\.rule.number) == ["A14", "A14"])
    let half = two.replacing(
      "first: String { get }", with: "first: String { get }  // triptych:allow A14 so")
    #expect(try package("\(half)").findings.isEmpty)
    let last = "\(two)  // triptych:allow A14 so"
    let left = try package(last).findings
    #expect(left.map(\.evidence.text) == ["BasketView requires var first: String { get }"])
    let above = "  // triptych:allow A14 so\n\n\(two)"
    #expect(try package(above).findings.count == 2)
    let other = "  // triptych:allow A13 so\n\(two)"
    #expect(try package(other).findings.count == 2)
  }

  @Test(arguments: [
    (#"{"exclude": [""]}"#, "\"exclude\" of the file is no list of names"),
    (#"{"exclude": [1]}"#, "is no list of names"), (#"{"exclude": {}}"#, "is no list of names"),
    (#"{"rules": {"A5": 3}}"#, "\"A5\" in \"rules\" of the file is no object"),
    (#"{"rules": {"A5": {"severity": 3}}}"#, "is no text"),
    (#"{"rules": {"A5": {"severity": "off", "reason": "  "}}}"#, "without a \"reason\""),
    (
      #"{"rules": {"A5": {"severity": "note", "why": ""}}}"#,
      "has \"why\", and can have severity and reason"
    ),
    (
      #"{"targets": {"Shop": {"pattern": 1}}}"#,
      "\"pattern\" of \"Shop\" in \"targets\" of the file is no text"
    ),
    ("[]", "the file is no object"), (#"{"b": 1, "a": 2}"#, "the file has \"a\""),
  ])
  func `settings are told which part of them is wrong`(text: String, message: String) {
    let error = #expect(throws: InspectionSettings.Mistake.self) {
      try InspectionSettings(json: Data(text.utf8))
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `each role can be stated, and every name that is`() throws {
    let text = #"""
      {"targets": {"Shop": {"views": ["A"], "mediators": ["B"], "models": ["C"], "ports": ["D"],
      "screens": ["X.E"], "bystanders": ["F"]}}, "rules": {"A5": {"severity": "error", "reason": "x"}}}
      """#
    let settings = try InspectionSettings(json: Data(text.utf8))
    let roles: [Role] = [.view, .mediator, .model, .port, .screen]
    #expect(
      roles.map { settings.hints.names[$0] } == ["A", "B", "C", "D"].map { ["Shop.\($0)"] } + [
        ["X.E"]
      ])
    #expect(settings.hints.all.count == 6)
    #expect(settings.severities == ["A5": .error])
    #expect(settings.rulesOff.isEmpty)
  }
}

import Foundation
import Testing

@testable import Inspection

/// What a package says of itself, excuses, and knows already.
struct SettingsTests {
  @Test
  func `settings state roles, patterns and the weight of rules`() throws {
    let settings = try settings(
      """
      {
        "targets": {"Shop": {"pattern": "MVP", "views": ["Page"], "bystanders": ["Front.Tool"]}},
        "patterns": {"Front.Flow": "MVVM"},
        "rules": {"A5": {"severity": "off", "reason": "not localised"}, "A13": {"severity": "note"}},
        "exclude": ["Generated"]
      }
      """)
    #expect(settings.hints.names[.view] == ["Shop.Page"])
    #expect(settings.hints.bystanders == ["Front.Tool"])
    #expect(settings.hints.patterns == ["Shop": .mvp, "Front.Flow": .mvvm])
    #expect(settings.rulesOff == ["A5": "not localised"])
    #expect(settings.severities == ["A13": .note])
    #expect(settings.excluded == ["Generated"])
  }

  @Test(arguments: [
    (#"{"target": {}}"#, #"the file has "target", and can have "#),
    (#"{"targets": []}"#, #""targets" of the file is no object"#),
    (#"{"targets": {"Shop": {"view": []}}}"#, #""Shop" in "targets" of the file has "view""#),
    (#"{"targets": {"Shop": {"views": "Page"}}}"#, "is no list of names"),
    (#"{"patterns": {"Shop": "VIP"}}"#, #"is one of MVC, MVP and MVVM, not "VIP""#),
    (#"{"rules": {"A99": {"severity": "note"}}}"#, #"there is no rule "A99""#),
    (#"{"rules": {"A5": {"severity": "off"}}}"#, #"without a "reason"; say why"#),
    (#"{"rules": {"A5": {"severity": "low"}}}"#, #"is one of note, warning, error and off"#),
    (#"{"rules": {"A5": {}}}"#, #"has no "severity""#), ("[", "it is no JSON"),
  ])
  func `settings that say what cannot be said are told where and why`(
    text: String, message: String
  ) {
    let error = #expect(throws: InspectionSettings.Mistake.self) { try settings(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test
  func `a rule that is off is not judged, and one that is lighter fails nothing`() throws {
    var inspection = try faulty()
    #expect(!inspection.isGood)
    inspection.heed(
      try settings(#"{"rules": {"A13": {"severity": "off", "reason": "so"}}}"#))
    #expect(inspection.findings.map(\.rule.number) == ["A23"])
    inspection.heed(try settings(#"{"rules": {"A23": {"severity": "warning"}}}"#))
    #expect(inspection.isGood)
  }

  @Test
  func `a comment with a reason excuses its line and the next, and nothing else`() throws {
    var excused = try faulty(comment: "  // triptych:allow A13 the proxy is weak")
    excused.heedExcuses()
    #expect(excused.findings.map(\.rule.number) == ["A23"])
    #expect(
      excused.cases[0].verdicts["A13"]
        == .notDecided(because: "allowed at Shop.swift:21: the proxy is weak"))
    var without = try faulty(comment: "  // triptych:allow A13")
    without.heedExcuses()
    #expect(without.findings.map(\.rule.number) == ["A13", "A23"])
    #expect(without.excuses.compactMap(\.mistake).first?.contains("gives no reason") == true)
    var unknown = try faulty(comment: "  // triptych:allow B1 why")
    unknown.heedExcuses()
    #expect(unknown.excuses.compactMap(\.mistake).first?.contains("names no rule") == true)
  }

  @Test
  func `comments with reasons may stand on top of one another`() throws {
    let comments = "  // triptych:allow A13 so\n  // about this\n  // triptych:allow A23 \t also so"
    for lines in [comments, comments.replacing("\n", with: "\r\n")] {
      var excused = try faulty(comment: lines)
      excused.heedExcuses()
      #expect(excused.findings.isEmpty)
      #expect(excused.excuses.map(\.reason) == ["so", "also so"])
    }
    var apart = try faulty(comment: "  // triptych:allow A13 so\n\n  // triptych:allow A23 so")
    apart.heedExcuses()
    #expect(apart.findings.map(\.rule.number) == ["A13"])
  }

  @Test
  func `a baseline sets aside what is known, wherever it has moved, and nothing new`() throws {
    let old = try faulty()
    let text = try InspectionBaseline(old.findings).json()
    let baseline = try #require(InspectionBaseline(json: Data(text.utf8)))
    var moved = try faulty(comment: "\n\n")
    baseline.setAside(in: &moved)
    #expect(moved.findings.isEmpty && moved.isGood)
    var worse = try faulty(members: "  var email: String { get }")
    baseline.setAside(in: &worse)
    #expect(worse.findings.map(\.rule.number) == ["A14"])
    let clean = try ForeignPackage(ForeignSource.presenter).inspection
    #expect(baseline.mended(in: clean).count == 2)
    for other in ["{}", #"{"findings": {}, "schema": "another"}"#] {
      #expect(InspectionBaseline(json: Data(other.utf8)) == nil)
    }
  }

  @Test
  func `one more of a kind that the baseline knows is new`() throws {
    func source(_ count: Int) -> String {
      let line = "    label.text = \"Your basket\"\n"
      return ForeignSource.presenter
        + "\nextension BasketViewController {\n  func greet() {\n"
        + String(repeating: line, count: count) + "  }\n}\n"
    }
    let baseline = InspectionBaseline(try ForeignPackage(source(1)).inspection.findings)
    var same = try ForeignPackage(source(1)).inspection
    baseline.setAside(in: &same)
    #expect(same.findings.isEmpty)
    var more = try ForeignPackage(source(2)).inspection
    baseline.setAside(in: &more)
    #expect(more.findings.map(\.rule.number) == ["A5"])
  }

  private func settings(_ text: String) throws -> InspectionSettings {
    try InspectionSettings(json: Data(text.utf8))
  }

  /// A presenter that holds its view strongly.
  private func faulty(comment: String? = nil, members: String? = nil) throws -> PackageInspection {
    let line = "  private weak var view: (any BasketView)?"
    var source = ForeignSource.presenter.replacing(
      line, with: (comment.map { "\($0)\n" } ?? "") + line.replacing("weak ", with: ""))
    if let members {
      source = source.replacing(
        "  func show(_ total: Int)\n", with: "  func show(_ total: Int)\n\(members)\n")
    }
    return try ForeignPackage(source).inspection
  }
}

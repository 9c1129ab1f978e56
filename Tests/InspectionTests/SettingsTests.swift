import Foundation
import Testing

@testable import Inspection

/// What a package says of itself in its settings.
struct SettingsTests {
  @Test
  func `settings state roles, patterns and the weight of rules`() throws {
    let settings = try settings(
      """
      {
        "targets": {"Shop": {"pattern": "MVP", "views": ["Page"], "ignored": ["Front.Tool"]}},
        "patterns": {"Front.Flow": "MVVM"},
        "rules": {"A5": {"severity": "off", "reason": "not localised"}, "A13": {"severity": "note"}},
        "exclude": ["Generated"]
      }
      """)
    #expect(settings.hints.names[.view] == ["Shop.Page"])
    #expect(settings.hints.ignored == ["Front.Tool"])
    #expect(settings.hints.patterns == ["Shop": .mvp, "Front.Flow": .mvvm])
    #expect(settings.rulesOff == ["A5": "not localised"])
    #expect(settings.severities == ["A13": .note])
    #expect(settings.excluded == ["Generated"])
  }

  @Test(arguments: [
    (#"{"target": {}}"#, #"the file has "target", and can have "#),
    (#"{"targets": []}"#, "targets: "),
    (#"{"targets": {"Shop": {"view": []}}}"#, #"targets.Shop has "view", and can have"#),
    (#"{"targets": {"Shop": {"views": "Page"}}}"#, "targets.Shop.views: "),
    (#"{"patterns": {"Shop": "VIP"}}"#, "patterns.Shop: "),
    (#"{"rules": {"A99": {"severity": "note"}}}"#, #"there is no rule "A99""#),
    (#"{"rules": {"A5": {"severity": "off"}}}"#, #"without a "reason"; say why"#),
    (#"{"rules": {"A5": {"severity": "low"}}}"#, #"is one of note, warning, error and off"#),
    (#"{"rules": {"A5": {}}}"#, "rules.A5: "), ("[", "not valid JSON"),
  ])
  func `settings that say what cannot be said are told where and why`(
    text: String, message: String
  ) {
    let error = #expect(throws: InspectionSettings.Mistake.self) { try settings(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test
  func `a rule that is off is not judged, and one that is lighter fails nothing`() throws {
    var inspection = try CompiledPackage(Shop.leakingPresenter).inspection
    #expect(!inspection.isGood)
    inspection.apply(
      try settings(#"{"rules": {"A13": {"severity": "off", "reason": "so"}}}"#))
    #expect(inspection.findings.map(\.rule.number) == ["A23"])
    inspection.apply(try settings(#"{"rules": {"A23": {"severity": "warning"}}}"#))
    #expect(inspection.isGood)
  }

  private func settings(_ text: String) throws -> InspectionSettings {
    try InspectionSettings(json: Data(text.utf8))
  }
}

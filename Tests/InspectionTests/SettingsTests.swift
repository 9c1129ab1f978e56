import Foundation
import Testing
import TriptychToolSupport

@testable import TriptychInspection

/// What a package says of itself in its settings.
struct SettingsTests {
  @Test
  func `settings state roles, patterns and what is not judged`() throws {
    let settings = try settings(
      """
      {
        "targets": {"Shop": {"views": ["Page"], "ignored": ["Front.Tool"]}},
        "patterns": {"Shop": "MVP", "Front.Flow": "MVVM"},
        "off": {"A5": "not localised"},
        "exclude": ["Generated"]
      }
      """)
    #expect(settings.names[.view] == ["Shop.Page"])
    #expect(settings.ignored == ["Front.Tool"])
    #expect(settings.patterns == ["Shop": .mvp, "Front.Flow": .mvvm])
    #expect(settings.rulesOff == ["A5": "not localised"])
    #expect(settings.excluded == ["Generated"])
  }

  @Test(arguments: [
    (#"{"target": {}}"#, #"the file has "target", and can have "#),
    (#"{"targets": []}"#, "targets: "),
    (#"{"targets": {"Shop": {"view": []}}}"#, #"targets.Shop has "view", and can have"#),
    (#"{"targets": {"Shop": {"views": "Page"}}}"#, "targets.Shop.views: "),
    (#"{"patterns": {"Shop": "VIP"}}"#, "patterns.Shop: "),
    (#"{"off": {"A99": "so"}}"#, #"off has "A99", and can have A1, "#),
    (#"{"off": {"A5": " "}}"#, "A5 is switched off without a reason; write why"),
    (#"{"off": {"A5": {}}}"#, "off.A5: "), ("[", "not JSON"),
  ])
  func `settings that say what cannot be said are told where and why`(
    text: String, message: String
  ) {
    let error = #expect(throws: InspectionSettings.Mistake.self) { try settings(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test
  func `a rule that is off is not judged`() throws {
    let facts = try CompiledPackage(Shop.leakingPresenter).inspection.facts
    #expect(!PackageInspection(of: facts).isGood)
    let settings = try settings(#"{"off": {"A13": "so", "A23": "so too"}}"#)
    let inspection = PackageInspection(of: facts, settings: settings)
    #expect(inspection.findings.isEmpty)
    #expect(inspection.isGood)
  }

  private func settings(_ text: String) throws -> InspectionSettings {
    try InspectionSettings(json: Data(text.utf8))
  }
}

import AppDefinitions
import AppModels
import AppScreens
import SharedSuite
import Testing
import TriptychFaultyScreens
import TriptychParity

/// Rules as text beside rules as code: where they contradict one another, and which of them decides.
struct SpecificationAgreementTests {
  @Test(arguments: TriptychApps.all.map(\.name))
  func `the scenarios agree with the specification`(name: String) throws {
    let app = try #require(TriptychApps.all.first { $0.name == name })
    #expect(try app.disagreements() == [])
  }

  @Test func `a scenario that contradicts the specification is a fault of the file`() throws {
    let text = """
      at first  address: No address yet
      AF6 A.
      # wrong
      city=
      update  message: Missing
      # right
      update  message: Missing: street, city, state, ZIP code
      AF7 B.
      # right as well
      street=
      """
    let app = Form(ruleFile: RuleFile(text: text, at: "Form.rules"))
    let fault = """
      Form.rules:5: after "update", message is "Missing: street, city, state, ZIP code" by the \
      specification, but "Missing" is written here; correct the one that is wrong
      """
    #expect(try app.disagreements().map(\.description) == [fault])
    let report = app.report(on: .plainMVP, effort: .least)
    #expect(report.faultsInRules == [fault])
    #expect(!report.isConforming)
    #expect(report.findings.isEmpty, "no pattern is to blame")
    #expect(report.verdict(on: "AF6") == .notRun)
    #expect(report.verdict(on: "AF7") == .holds)
    #expect(report.description.contains(fault))
  }

  @Test func `a mistake in an app's own rules is kept until they are asked for`() {
    let app = Form(ruleFile: RuleFile(text: "\nA1", at: "Form.rules"))
    let mistake = "Form.rules:2: A1 has no statement; write what holds after the number"
    #expect(app.ruleFile.mistake?.description == mistake)
    #expect(throws: RuleTextFailure.self) { try app.disagreements() }
  }

  @Test func `a condition that the kit does not have is a mistake`() {
    let text = "A1 A.\n    condition: rain\n# s\ncity="
    let app = Form(ruleFile: RuleFile(text: text, at: "Form.rules"))
    let mistake = "Form.rules:2: \"rain\" is not a condition; write replaced-views, "
    #expect(app.mistakeInRules?.description.hasPrefix(mistake) == true)
  }

  @Test func `without a specification, the scenarios decide`() throws {
    let text = """
      at first  0
      FF1 Keys.
      # a run
      12+  1 | 12 | 12-
      """
    let app = Keys(ruleFile: RuleFile(text: text, at: "Keys.rules"))
    let check = try #require(app.checks(of: .plainMVP).first)
    let finding = try #require(check.run().findings.first)
    #expect(finding.rule == "FF1")
    #expect(finding.steps == ["1", "2", "+"])
    #expect(finding.expected == #"text "12-""#)
    #expect(finding.shown == #"text "12+""#)
  }
}

/// The address form by other rules.
private struct Form: AppDefinition {
  let ruleFile: RuleFile<AddressFormGesture, AddressFormDisplay>

  var name: String { "address" }
  var title: String { "Form" }
  var notation: String { "" }
  var demonstration: [String] { [] }
  var alphabet: [AddressFormGesture] { AddressFormApp().alphabet }
  var specification: (any Specification<AddressFormGesture, AddressFormDisplay>)? {
    AddressFormApp().specification
  }
}

/// The calculator by other rules, and without a specification.
private struct Keys: AppDefinition {
  let ruleFile: RuleFile<CalculatorGesture, CalculatorDisplay>

  var name: String { "four-function" }
  var title: String { "Keys" }
  var notation: String { "" }
  var demonstration: [String] { [] }
  let alphabet = CalculatorGesture.allCases
}

import AppScreens
import Foundation
import Testing

@testable import Inspection
@testable import TriptychCommand

/// The findings in the forms of other tools.
struct FindingOutputTests {
  private static let inspection = Result {
    try ForeignPackage(
      ForeignSource.presenter.replacing("private weak var view", with: "private var view")
    ).inspection
  }

  @Test
  func `a log of static analysis has every rule, and every finding at its place`() throws {
    var output = ""
    let console = Console(
      width: 80, usesColour: false, write: { output += $0 }, writeError: { _ in },
      read: { _ in Data() })
    try console.writeJSON(StaticAnalysisLog(try Self.inspection.get(), version: "1"))
    let start = #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","runs":[{"#
    #expect(output.hasPrefix(start))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ArchitectureRule.all.map(\.number))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["A13", "A23"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "error")
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let region = try #require(physical["region"] as? [String: Any])
      #expect(region["startLine"] as? Int == 21)
      let line = (region["snippet"] as? [String: Any])?["text"] as? String
      #expect(line == "  private var view: (any BasketView)?")
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      #expect((artifact["uri"] as? String)?.hasSuffix("/Shop.swift") == true)
    }
  }

  @Test
  func `a log tells what could not be read`() throws {
    var inspection = try Self.inspection.get()
    #expect(try invocation(inspection)["executionSuccessful"] as? Bool == true)
    var facts = inspection.facts
    facts.unread = [UnreadModule("Front", because: "no such module")]
    inspection = PackageInspection(of: facts)
    let invocation = try invocation(inspection)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let told = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      told.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
        == ["Front could not be read: no such module"])
  }

  @Test
  func `what could not be read is not good, though nothing is wrong with the rest`() throws {
    let clean = try ForeignPackage(ForeignSource.presenter).inspection
    #expect(clean.isGood)
    var facts = clean.facts
    facts.unread = [UnreadModule("Front", because: "no such module")]
    #expect(!PackageInspection(of: facts).isGood)
  }

  @Test
  func `each rule has help in words and in code`() throws {
    let log = StaticAnalysisLog(try Self.inspection.get(), version: "1")
    for rule in log.runs[0].tool.driver.rules {
      #expect(rule.help.markdown?.contains("```swift\n") == true)
      #expect(rule.help.markdown?.contains("\n+ ") == true, "\(rule.id)")
      #expect(["error", "warning", "recommendation"].contains(rule.properties.severity))
      #expect(rule.fullDescription.text.count <= 1_024)
    }
  }

  @Test(arguments: [
    ("Sources/Shop.swift", "Sources/Shop.swift"),
    ("a b/Ä%20#?.swift", "a%20b/%C3%84%2520%23%3F.swift"), ("a:b\n.swift", "a%3Ab%0A.swift"),
  ])
  func `a path in the folder is a reference from it`(path: String, uri: String) {
    let found = ReviewedPath(of: "\(FileManager.default.currentDirectoryPath)/\(path)")
    #expect(found.uri == uri)
    #expect(found.path == path)
    #expect(found.isInside)
  }

  @Test
  func `a path elsewhere is an address of its own`() {
    let found = ReviewedPath(of: "/nowhere/a b.swift")
    #expect(found.uri == "file:///nowhere/a%20b.swift")
    #expect(!found.isInside)
  }

  @Test(arguments: [(true, "%SRCROOT%"), (false, nil)])
  func `a place in the folder is told from it`(isInside: Bool, base: String?) throws {
    let inspection = try Self.inspection.get()
    let found = try #require(inspection.cases.first)
    let rule = try #require(ArchitectureRule.all.first)
    let folder = isInside ? FileManager.default.currentDirectoryPath : "/nowhere"
    let finding = InspectionFinding(
      rule, .error, in: found.triad,
      ArchitectureRule.Evidence("so", at: SourceLine(file: "\(folder)/a.swift", line: 3)))
    let location = try #require(AnalysisLocation(finding, in: inspection.facts)).physicalLocation
    #expect(location.artifactLocation.uri == (isInside ? "a.swift" : "file:///nowhere/a.swift"))
    #expect(location.artifactLocation.uriBaseId == base)
    #expect(location.region.startLine == 3)
    #expect(location.region.snippet?.text == nil)
  }

  @Test
  func `a finding without a place of its own stands at the mediator`() throws {
    let found = try #require(try Self.inspection.get().cases.first)
    let rule = try #require(ArchitectureRule.all.first)
    let finding = InspectionFinding(
      rule, .error, in: found.triad, ArchitectureRule.Evidence("it lacks something", at: nil))
    #expect(finding.place == found.triad.mediator.place)
    #expect(finding.place?.line == 20)
  }

  private func invocation(_ inspection: PackageInspection) throws -> [String: Any] {
    let text = try JSONText().text(StaticAnalysisLog(inspection, version: "1"))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    return try #require((run["invocations"] as? [[String: Any]])?.first)
  }

  @Test
  func `a note for a pull request is one line, with nothing that ends it early`() throws {
    let lines = PullRequestNotes(try Self.inspection.get()).text.split(separator: "\n")
    #expect(lines.count == 2)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("::error file="))
    #expect(
      line.hasSuffix(
        "Shop.swift,line=21,title=A13 The presenter holds its view weakly%2C and only through a "
          + "protocol.::Shop.BasketPresenter: BasketPresenter holds var view: (any BasketView)?"))
  }

  @Test
  func `a rule is explained by its reason and by code`() throws {
    let rule = try #require(ArchitectureRule.all.first { $0.number == "A13" })
    let console = Console(
      width: 80, usesColour: false, write: { _ in }, writeError: { _ in }, read: { _ in Data() })
    let text = RuleExplanation(rule: rule, console: console).text
    #expect(
      text.hasPrefix("A13 The presenter holds its view weakly, and only through a protocol.\n"))
    #expect(text.contains("It applies to MVP, and a breach is an error."))
    #expect(text.contains("\n    private weak var view: (any CounterView)?\n"))
    #expect(text.contains("\n  -   private weak var view: (any CounterView)?\n"))
    #expect(text.contains("\n  +   private var view: (any CounterView)?\n"))
  }
}

import AppScreens
import Foundation
import TestSupport
import Testing

@testable import Inspection

/// Findings as values, and what a package's facts tell of a place or a module.
struct FindingTests {
  private static let inspection = Result {
    try ForeignPackage(
      ForeignSource.presenter.replacing("private weak var view", with: "private var view")
    ).inspection
  }

  @Test func `findings are the same by their rule, triad and evidence, whatever they weigh`() throws
  {
    let inspection = try Self.inspection.get()
    let triad = try #require(inspection.cases.first).triad
    func finding(
      _ number: String, _ severity: Severity = .error, _ text: String = "so", line: Int = 3
    ) throws -> InspectionFinding {
      let rule = try #require(ArchitectureRule.all.first { $0.number == number })
      let place = SourceLine(file: "A.swift", line: line)
      return InspectionFinding(rule, severity, in: triad, .init(text, at: place))
    }
    let one = try finding("A5")
    #expect(one.fingerprint == "A5 Shop.BasketPresenter: so")
    #expect(one.triad == "Shop.BasketPresenter")
    #expect(try one == finding("A5", .note))
    #expect(try one != finding("A6"))
    #expect(try one != finding("A5", .error, "other"))
    #expect(try one != finding("A5", line: 4))
    let all = try [one, finding("A5", .note), finding("A6"), finding("A5", line: 4)]
    #expect(Set(all).count == 3)
    #expect(one.hashValue == all[1].hashValue)
    #expect(try finding("A5", line: 4).place?.line == 4)
  }

  @Test func `findings are of the pattern that a triad claims, each as heavy as its rule`() throws {
    let findings = try Self.inspection.get().findings
    #expect(
      findings.map { "\($0.rule.number) \($0.severity) \($0.place?.line ?? 0)" } == [
        "A13 error 21", "A23 error 21",
      ])
    #expect(try !Self.inspection.get().isGood)
    #expect(Set(findings).count == 2)
  }

  @Test func `a baseline is a file in which each known finding is a line`() throws {
    var findings = try Self.inspection.get().findings
    findings.append(findings[0])
    let baseline = InspectionBaseline(findings)
    #expect(
      try baseline.json() == """
        {
          "findings" : {
            "A13 Shop.BasketPresenter: BasketPresenter holds var view: (any BasketView)?" : 2,
            "A23 Shop.BasketPresenter: BasketViewController holds var presenter: \
        (any BasketPresenting)?, and BasketPresenter var view: (any BasketView)?" : 1
          },
          "schema" : "triptych.baseline.1"
        }

        """)
    var known = try Self.inspection.get()
    baseline.setAside(in: &known)
    let reasons = known.cases[0].verdicts.values.filter {
      $0 == .notDecided(because: "known before, by the baseline")
    }
    #expect(reasons.count == 2)
    let mended = try baseline.mended(in: ForeignPackage(ForeignSource.presenter).inspection)
    #expect(mended.map { $0.prefix(4) } == ["A13 ", "A23 "])
    #expect(try baseline.mended(in: Self.inspection.get()) == [])
  }

  @Test func `a line is told as it stands, and beyond the file there is none`() throws {
    try withFolder(["Note.txt": ""]) { folder in
      let url = URL(fileURLWithPath: folder)
      let package = DeclaredPackage(["Shop": "struct Basket {\n  let count: Int\n}"])
      let facts = try PackageFacts(graphs: package.write(to: url))
      let file = url.appendingPathComponent("Shop.swift").path
      let lines = (0...4).map { facts.line(at: SourceLine(file: file, line: $0)) }
      #expect(lines == [nil, "struct Basket {", "  let count: Int", "}", nil])
      #expect(facts.line(at: SourceLine(file: "\(folder)/Other.swift", line: 1)) == nil)
      #expect(facts.modules == ["Shop"])
      #expect(facts.types(in: "Shop").map(\.name) == ["Basket"])
      #expect(facts.types(in: "Other") == [])
    }
  }

  @Test func `modules of other packages are known by what is mentioned, and then by their graphs`()
    throws
  {
    try withFolder(["Note.txt": ""]) { folder in
      let url = URL(fileURLWithPath: folder)
      let own = DeclaredPackage([
        "Shop": "import Tags\n\nstruct Basket {\n  let tag: Tag\n  let label: UILabel\n}\n",
        "Tags": "public struct Tag {\n  let size: Size\n}\n",
        "Sizes": "public enum Size {\n}\n", "UIKit": "open class UILabel {\n}\n",
      ])
      let graphs = Dictionary(
        uniqueKeysWithValues: try own.write(to: url).map { ($0.lastPathComponent, $0) })
      func graph(_ module: String) throws -> URL {
        try #require(graphs["\(module).symbols.json"])
      }
      var facts = try PackageFacts(graphs: [graph("Shop")])
      #expect(facts.externalModules == ["Tags"])
      #expect(facts.types["s:4Tags3TagV"]?.isExternal == true)
      #expect(facts.types["s:4Tags3TagV"]?.members == [])
      try facts.addExternal(graphs: [graph("Tags")])
      #expect(facts.types["s:4Tags3TagV"]?.isExternal == false)
      #expect(facts.types["s:4Tags3TagV"]?.members.map(\.name) == ["size"])
      #expect(facts.modules == ["Shop"])
      #expect(facts.types(in: "Tags").map(\.name) == ["Tag"])
      #expect(facts.externalModules == ["Sizes"])
      facts.unread = [UnreadModule("A", because: "b"), UnreadModule("B", because: "c")]
      #expect(facts.leavingOut(["A", "C"]).unread == [UnreadModule("B", because: "c")])
      #expect(facts.unread.count == 2)
    }
  }
}

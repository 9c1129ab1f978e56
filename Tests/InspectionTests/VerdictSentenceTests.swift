import Foundation
import Testing

@testable import Inspection

/// What a triad is told of itself, where names and deeds do not fit together.
struct VerdictSentenceTests {
  @Test func `where all is decided all rules are said to hold, and before it how many are open`()
    throws
  {
    var inspection = try DeclaredPackage(["OwnMVP": CleanSource.of(.mvp)]).inspection()
    let holding = inspection.cases[0].holding(as: .mvp).count
    let open = ArchitectureVerdict(inspection.cases[0])
    #expect(open.isGood)
    #expect(open.sentence == "is MVP: \(holding) rules hold, 1 open.")
    #expect(open.details.map { $0.prefix(15) } == ["A18 not decided"])
    inspection.note(.holds, of: "A18", forView: "OwnMVP.Nobody")
    #expect(inspection.cases[0].undecided(as: .mvp).map(\.number) == ["A18"])
    inspection.note(.holds, of: "A18", forView: "OwnMVP.HeadlessCounterView")
    let whole = ArchitectureVerdict(inspection.cases[0])
    #expect(whole.sentence == "is MVP: all \(holding + 1) rules hold.")
    #expect(whole.details.isEmpty)
  }

  @Test(arguments: [
    ("func load(_ done: @escaping (Int) -> Void) {}", ".", true),
    ("func load() {}", "; it has 1 fault:", false),
  ])
  func `what nothing decides is said to be open, with its faults`(
    member: String, end: String, isGood: Bool
  ) throws {
    let package = try ForeignPackage("final class BasketViewModel {\n  \(member)\n}\n")
    let verdict = ArchitectureVerdict(try package.triad("BasketViewModel"))
    #expect(
      verdict.sentence == "is called MVVM, and nothing that is known decides it\(end)")
    #expect(verdict.isGood == isGood)
  }

  @Test func `what claims nothing and does nothing fits none, and is told so of each`() throws {
    let source = "final class Sheet {\n  var count: Int\n}\n"
    let inspection = try DeclaredPackage(["Shop": source])
      .inspection(Roles.Hints([.mediator: ["Sheet"]]))
    let verdict = ArchitectureVerdict(try #require(inspection.cases.first))
    #expect(verdict.sentence == "does not say what it is, and fits none of the three.")
    #expect(verdict.isGood)
    #expect(
      verdict.details.map { $0.prefix(43) }
        == [
          "not seen to be MVC", "not seen to be MVP",
          "not MVVM: 1 of its rules broken, such as A17",
        ].map { $0.prefix(43) })
    #expect(inspection.findings.isEmpty)
  }

  @Test func `a rule of every pattern is broken whatever the code claims`() throws {
    let source = CleanSource.of(.mvp).replacing("CounterPresenter", with: "Brain")
      .replacing("  init(clock: any Clock) {}", with: "  init() {}")
    let inspection = try DeclaredPackage(["Own": source]).inspection()
    let verdict = ArchitectureVerdict(try #require(inspection.cases.first))
    #expect(!verdict.isGood)
    #expect(verdict.sentence == "does not say what it is; by its rules it could be MVP.")
    #expect(verdict.details.count == 4)
    #expect(verdict.details[1].hasPrefix("A20 Brain takes no Clock in an init"))
    #expect(inspection.findings.map(\.rule.number) == ["A20"])
    #expect(!inspection.isGood)
    for (number, reason) in [
      ("A2", "the code claims no pattern"), ("A24", "the code claims no pattern"),
      ("A7", "the code claims no pattern, so its entry point is unknown"),
    ] {
      #expect(inspection.cases[0].verdicts[number] == .notDecided(because: reason))
    }
  }

  @Test(arguments: [(CleanSource.of(.mvc), "MVC"), (ForeignSource.smalltalk, "Smalltalk's MVC")])
  func `a kind of a pattern is named where several go by its name`(source: String, name: String)
    throws
  {
    let found = try #require(try ForeignPackage(source).cases.first)
    #expect(found.name(of: .mvc) == name)
    #expect(found.name(of: .mvp) == "MVP")
  }

  @Test func `what only running decides is asked of the kit's screens alone`() throws {
    let kits = try DeclaredPackage(["Own": CleanSource.of(.mvp)]).inspection().cases[0]
    #expect(kits.verdicts["A18"] != nil)
    let foreign = try ForeignPackage(ForeignSource.presenter).cases[0]
    #expect(foreign.verdicts["A18"] == nil)
    let view = try #require(ForeignSource.presenter.range(of: "final class BasketViewController"))
    let presenter = try #require(ForeignSource.presenter.range(of: "final class BasketPresenter"))
    var alone = ForeignSource.presenter
    alone.removeSubrange(view.lowerBound..<presenter.lowerBound)
    let package = try ForeignPackage(alone)
    #expect(try package.triad("BasketPresenter").verdicts["A18"] != nil)
    for number in ["A3", "A5", "A12", "A21", "A23"] {
      #expect(
        try package.evidence(number, against: "BasketPresenter") == [
          "open: no view was found that deals with the mediator"
        ])
    }
    #expect(try package.evidence("A7", against: "BasketPresenter") == ["not promised"])
  }

  @Test(arguments: ["ShopTests", "ShopSpecimens"])
  func `tests and specimens are judged only if they are named`(module: String) throws {
    let package = ForeignPackage.declared(ForeignSource.presenter, in: module)
    #expect(try package.inspection().cases.isEmpty)
    let facts = try package.inspection().facts
    let named = PackageInspection(of: facts, modules: [module, module])
    #expect(named.cases.map(\.triad.name) == ["\(module).BasketPresenter"])
  }
}

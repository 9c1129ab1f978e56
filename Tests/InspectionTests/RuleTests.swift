import AppScreens
import Testing

@testable import Inspection

struct RuleTests {
  @Test(arguments: House.mediators)
  func `no rule fires on the three patterns`(mediator: String) throws {
    let found = try House.triad(mediator)
    let claim = try #require(found.triad.claim)
    #expect(found.broken(as: claim).map(\.number) == [])
    #expect(found.undecided(as: claim).filter { !$0.isAtRunTime }.map(\.number) == [])
    #expect(found.holding(as: claim).count >= 9)
  }

  @Test(arguments: House.mediators)
  func `a pattern is none of the other two`(mediator: String) throws {
    let found = try House.triad(mediator)
    for other in Triad.Pattern.allCases where other != found.triad.claim {
      #expect(found.broken(as: other).contains { $0.patterns == [other] })
    }
  }

  @Test
  func `numbers are in order, and each rule says why`() {
    #expect(ArchitectureRule.all.map(\.number) == (1...24).map { "A\($0)" })
    #expect(
      ArchitectureRule.all.allSatisfy { !$0.statement.isEmpty && !$0.why.isEmpty })
  }

  @Test
  func `evidence says what and where`() throws {
    let found = try House.triad("CalculatorPresenter")
    guard case .broken(let evidence)? = found.verdicts["A16"] else {
      Issue.record("a presenter would be a view model")
      return
    }
    #expect(
      evidence.map { "\($0.text) \($0.place?.description ?? "")" } == [
        "CalculatorPresenter has weak var view: (any CalculatorView)? "
          + "Sources/MVP/Calculator/CalculatorPresenter.swift:5",
        "CalculatorPresenter has func attach(_ view: any CalculatorView) "
          + "Sources/MVP/Calculator/CalculatorPresenter.swift:13",
      ])
  }

  @Test
  func `what is not known does not hold`() throws {
    let found = try House.triad("CalculatorPresenter")
    #expect(found.verdicts["A18"] != .holds)
    #expect(found.verdicts["A19"] != .holds)
  }

  @Test
  func `what was run is noted for the triad that has the view`() throws {
    var inspection = try House.inspection.get()
    inspection.note(.holds, of: "A18", forView: "MVP.HeadlessCalculatorView")
    let holding = inspection.cases.filter { $0.verdicts["A18"] == .holds }
    #expect(holding.map(\.triad.name) == ["MVP.CalculatorPresenter"])
  }
}

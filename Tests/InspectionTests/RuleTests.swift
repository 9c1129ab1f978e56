import AppScreens
import Testing
import TriptychSourceReading

@testable import TriptychInspection

/// What is found in the three patterns of this package, as the compiler describes them.
struct RuleTests {
  @Test(arguments: House.mediators)
  func `no rule fires on the three patterns`(mediator: String) throws {
    let found = try House.triad(mediator)
    let claim = try #require(found.triad.claim)
    #expect(found.broken(as: claim).map(\.number) == [])
    #expect(found.undecided(as: claim).map(\.number) == [])
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
  func `evidence says what and where`() throws {
    let found = try House.triad("CalculatorPresenter")
    guard case .broken(let evidence)? = found.verdicts["A16"] else {
      Issue.record("a presenter would be a view model")
      return
    }
    #expect(
      evidence.map(\.text) == [
        "CalculatorPresenter has weak var view: (any CalculatorView)?",
        "CalculatorPresenter has func attach(_ view: any CalculatorView)",
      ])
    #expect(
      evidence.allSatisfy { $0.place?.file.hasSuffix("/CalculatorPresenter.swift") == true })
  }
}

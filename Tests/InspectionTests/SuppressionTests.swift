import Foundation
import Testing

@testable import TriptychInspection

/// What a comment suppresses, and what a baseline knows already.
struct SuppressionTests {
  @Test
  func `a comment with a reason suppresses the rule on its line and the next, and nothing else`()
    throws
  {
    var suppressed = try faulty(comment: "  // triptych:allow A13 the proxy is weak")
    suppressed.applySuppressions()
    #expect(suppressed.findings.isEmpty)
    var without = try faulty(comment: "  // triptych:allow A13")
    without.applySuppressions()
    #expect(without.findings.map(\.rule.number) == ["A13"])
    #expect(without.suppressions.compactMap(\.mistake).first?.contains("gives no reason") == true)
  }

  @Test
  func `a baseline knows a finding wherever it has moved, whatever is added beside it`() throws {
    let old = try faulty()
    let text = try InspectionBaseline(old.findings).json()
    let baseline = try #require(InspectionBaseline(json: Data(text.utf8)))
    var moved = try faulty(comment: "\n  private var other = 1\n")
    baseline.setAside(in: &moved)
    #expect(moved.findings.isEmpty && moved.isGood)
    let clean = try CompiledPackage(Shop.presenter).inspection
    #expect(baseline.resolved(in: clean) == ["A13 Shop.BasketPresenter.view"])
    for other in ["{}", #"{"findings": {}, "schema": "another"}"#] {
      #expect(InspectionBaseline(json: Data(other.utf8)) == nil)
    }
  }

  /// A presenter that holds its view strongly, with a comment above that.
  private func faulty(comment: String = "") throws -> PackageInspection {
    let line = "  private var view: (any BasketView)?"
    let source = Shop.leakingPresenter.replacing(line, with: "\(comment)\n\(line)")
    return try CompiledPackage(source).inspection
  }
}

import Foundation
import Testing

@testable import Inspection

/// What a comment excuses, and what a baseline knows already.
struct ExcuseTests {
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

  /// A presenter that holds its view strongly, with a comment above that.
  private func faulty(comment: String? = nil, members: String? = nil) throws -> PackageInspection {
    let line = "  private var view: (any BasketView)?"
    var source = ForeignSource.leakingPresenter
    if let comment { source = source.replacing(line, with: "\(comment)\n\(line)") }
    if let members {
      source = source.replacing(
        "  func show(_ total: Int)\n", with: "  func show(_ total: Int)\n\(members)\n")
    }
    return try ForeignPackage(source).inspection
  }
}

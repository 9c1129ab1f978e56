import AppRules
import AppScreens
import MVP
import Testing

@testable import Parity

/// In which order mechanisms are tried on a wrong screen, and what is said of what they find.
struct DetectionTests {
  private let app = ColourSelectorApp()
  private let specimen = Specimen(
    "in-order-of-turning", of: "colour", breaks: "CS3", origin: "A list."
  ) { FaultyScreen(.namedInOrder) }

  private func detection(
    within seconds: Int = 60, by runner: StubRunner
  ) -> SpecimenDetection {
    app.detect(specimen, reference: .mvp, within: seconds, in: runner)
  }

  @Test func `without time nothing is tried`() {
    let runner = StubRunner({ .found(.visible, $0) }, finding: { _ in true })
    let detection = detection(within: 0, by: runner)
    #expect(detection.mechanism == nil)
    #expect(detection.told == nil)
    #expect(runner.checked.isEmpty)
    #expect(runner.searched.isEmpty)
  }

  @Test func `scenarios are tried before searches, walks and what is released`() {
    let runner = StubRunner({ .found(.visible, $0) }, finding: { _ in true })
    let detection = detection(by: runner)
    #expect(detection.mechanism == .scenarios)
    #expect(detection.told == runner.checked.first?.rule)
    #expect(runner.searched.isEmpty)
    #expect(runner.checked.allSatisfy { $0.mechanism == .scenarios })
  }

  @Test func `a search that finds something tells the rule of the specimen's own fault`() {
    let runner = StubRunner(finding: { if case .random = $0 { true } else { false } })
    let detection = detection(by: runner)
    #expect(detection.mechanism == .random)
    #expect(detection.told == "CS3")
    #expect(runner.searched.count == 3)
    #expect(runner.checked.allSatisfy { $0.mechanism == .scenarios })
  }

  @Test(arguments: [SpecimenReport.Mechanism.walks, .release])
  func `what no search finds is left to walks, and then to what is released`(
    mechanism: SpecimenReport.Mechanism
  ) {
    let runner = StubRunner { check in
      check.mechanism == mechanism && check.rule == "S4"
        || check.mechanism == mechanism && mechanism == .walks ? .found(.hidden, check) : nil
    }
    let detection = detection(by: runner)
    #expect(detection.mechanism == mechanism)
    #expect(detection.told != nil)
    #expect(runner.searched == app.usualSearches())
    #expect(runner.checked.contains { $0.mechanism == .release } == (mechanism == .release))
  }

  @Test func `what depends on chance is tried with other seeds, and the rest only once`() {
    let runner = StubRunner(finding: { search in
      if case .pumping(_, let seed) = search { seed == 3 } else { false }
    })
    let detection = detection(by: runner)
    #expect(detection.mechanism == .pumping)
    let seeds = runner.searched.compactMap { search -> UInt64? in
      if case .random(_, let seed) = search { seed } else { nil }
    }
    #expect(seeds == [1, 2, 3])
    #expect(runner.searched.count { if case .states = $0 { true } else { false } } == 1)
  }

  @Test func `a check that is not written or unstable detects nothing`() {
    for kind in [Finding.Kind.notWritten, .unstable] {
      let runner = StubRunner(
        { .found(kind, $0) }, finding: { if case .states = $0 { true } else { false } })
      #expect(detection(by: runner).mechanism == .exhaustive)
    }
  }

  @Test func `a specimen's report counts the steps until its rule was found to be broken`() throws {
    let names = app.checks(of: specimen.pattern).filter { $0.rule == "CS3" }.map(\.name)
    let second = try #require(names.dropFirst().first)
    let runner = StubRunner { check in
      check.rule == "CS3" && check.name == second
        ? .found(.visible, check, after: ["green=on", "yellow=on"]) : nil
    }
    let report = app.examine(specimen, reference: .mvp, in: runner)
    #expect(report.isFound)
    #expect(report.tried == 1 + 2)
    #expect(report.broken == ["CS3"])
    #expect(report.leading == "CS3")
    #expect(report.isLedByItsRule)
    #expect(report.foundBy == [.scenarios])
    #expect(report.catches == [SpecimenReport.Catch(rule: "CS3", scenario: second)])
    #expect(report.origin == "A list.")
    #expect(report.architecture == nil)
  }

  @Test func `a specimen that only a search finds is led by what the search tells`() {
    let runner = StubRunner(finding: { if case .states = $0 { true } else { false } })
    let report = app.examine(specimen, reference: .mvp, in: runner)
    #expect(!report.isFound)
    #expect(report.tried == 0)
    #expect(report.broken == [])
    #expect(report.leading == "CS3")
    #expect(report.foundBy == [.exhaustive])
    #expect(report.catches == [])
    let nothing = app.examine(specimen, reference: .mvp, in: StubRunner())
    #expect(nothing.leading == nil)
    #expect(!nothing.isLedByItsRule)
    #expect(nothing.foundBy == [])
  }
}

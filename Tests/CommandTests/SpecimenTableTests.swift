import AppRules
import Foundation
import Testing

@testable import Parity
@testable import TriptychCommand

/// The tables on the galleries, of specimens that were not run.
struct SpecimenTableTests {
  private let table = SpecimenTable(.plain, apps: [ColourSelectorApp()])

  @Test func `a specimen has a row with what found it, under the head of its app and pattern`() {
    let first = report("toggles", broken: ["S6", "CS4"], foundBy: [.scenarios, .release])
    #expect(
      table.row(first, after: nil) == """
                                            rule sc wa ex ra te va pu re fewest tried
        colour in any pattern
          toggles                           CS4  ●  ·  ·  ·  ·  ·  ·  ●       2    40

        """)
    let second = report("other", broken: ["CS4"], foundBy: [.texts])
    #expect(
      table.row(second, after: first)
        == "  other                             CS4  ·  ·  ·  ·  ●  ·  ·  ·       2    40\n")
    let third = report("mvc", in: "MVC", broken: ["CS4"], foundBy: [])
    #expect(table.row(third, after: second).hasPrefix("\ncolour in MVC\n  mvc "))
  }

  @Test func `one that is not found says so, with the rules that found it instead`() {
    let lost = report("lost", broken: [], isFound: false)
    #expect(
      table.row(lost, after: lost).hasSuffix(
        "NONE     0\n    CS4 did not find it, nor did any other\n"))
    let other = report("other", broken: ["S1", "S6"], isFound: false)
    #expect(table.row(other, after: lost).hasSuffix("\n    CS4 did not find it; S1 and S6 did\n"))
    let painted = SpecimenTable(.painted, apps: [])
    #expect(painted.row(other, after: lost).hasPrefix("\u{1B}[31m  other"))
    #expect(!painted.row(report("a", broken: ["CS4"]), after: lost).contains("\u{1B}[31m"))
  }

  @Test func `the summary counts what was found, what led, and who finds what alone`() {
    let reports = [
      report("alone", broken: ["CS4"], foundBy: [.scenarios]),
      report("shared", broken: ["CS4", "S6"], leading: "S6", foundBy: [.scenarios, .random]),
      report("more", broken: ["S1", "S6", "CS4"], leading: "CS4", foundBy: [.random]),
      report("lost", broken: [], leading: nil, isFound: false),
    ]
    let text = table.summary(of: reports)
    #expect(text.contains("\n3 of 4 specimens found by the rule they break\n"))
    #expect(text.contains("\n2 of 4 led by it, as the rule that explains best what is wrong\n"))
    #expect(text.hasSuffix("  shared breaks CS4, and is led by S6\n"))
    #expect(text.contains("\ncolour: found by one rule alone\n"))
    #expect(text.contains("\n  CS4   alone\n"))
    #expect(text.contains("\n  S6    (none; shared with CS4)\n"))
    #expect(text.contains("\n  S1    (none; more with S6 and CS4)\n"))
    #expect(text.contains("\n  S2    (none at all)\n"))
    let rows = text.split(separator: "\n").map(String.init)
    #expect(
      rows.contains { $0.hasPrefix("  scenarios, in every") && $0.hasSuffix("      2      1") })
    #expect(rows.contains { $0.hasPrefix("  random gestures ") && $0.hasSuffix("      2      1") })
    #expect(
      rows.contains { $0.hasPrefix("  release and memory ") && $0.hasSuffix("      0      0") })
  }

  @Test func `scenarios that catch nothing are told, and that there are none of them`() {
    let all = ColourSelectorApp().scenarios
    #expect(all.count > 2)
    let every = report("every", broken: ["CS4"], catches: all)
    #expect(table.summary(of: [every]).contains("\n  each scenario finds some specimen as written"))
    let most = report("most", broken: ["CS4"], catches: Array(all.dropFirst()))
    let words = table.summary(of: [most]).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(
      words.contains(
        "scenarios that find none as written: \(all[0].rule) \(all[0].scenario) "))
  }

  @Test func `times are counted within one, ten and sixty seconds, by what found it first`() {
    let detections = [
      detection(.scenarios, 1), detection(.scenarios, 1.04), detection(.random, 10),
      detection(.random, 60), detection(nil, 61),
    ]
    let lines = SpecimenTimes(detections: detections).table(on: .plain).split(separator: "\n")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(
      lines == [
        "Found first by, within", "1 s 10 s 60 s",
        "scenarios, in every mode but those on release 1 2 2", "random gestures 0 1 2",
        "any 1 3 4", "4 of 5 specimens found",
      ])
    #expect(SpecimenTimes.line(detections[1]).hasSuffix("scenarios   CS4        1.0 s"))
    #expect(SpecimenTimes.line(detections[4]).hasSuffix("NONE        –         61.0 s"))
    #expect(SpecimenTimes.line(detection(.texts, 9.96)).hasSuffix("    10.0 s"))
  }

  private func detection(
    _ mechanism: SpecimenReport.Mechanism?, _ seconds: Double
  ) -> SpecimenDetection {
    SpecimenDetection(
      name: "toggles", app: "colour", rule: "CS4", mechanism: mechanism,
      told: mechanism.map { _ in "CS4" }, seconds: seconds)
  }

  private func report(
    _ name: String, in architecture: String? = nil, broken: [String], leading: String? = "CS4",
    isFound: Bool = true, foundBy: [SpecimenReport.Mechanism] = [],
    catches: [SpecimenReport.Catch] = []
  ) -> SpecimenReport {
    let finding = Finding(
      app: "colour", rule: "CS4", pattern: name, check: "both",
      moments: [nil, "green=on", "green=on"].map { Finding.Moment(step: $0) }, expected: "on",
      shown: "off", kind: .visible, foundAfter: 2, hint: nil)
    return SpecimenReport(
      name: name, app: "colour", architecture: architecture, rule: "CS4", origin: "By chance.",
      finding: isFound ? finding : nil, tried: isFound ? 40 : 0, broken: broken, leading: leading,
      foundBy: foundBy, catches: catches)
  }
}

extension Console {
  /// A console on which nothing is seen, without colour.
  static var plain: Console { silent(usesColour: false) }

  /// The same with colour.
  static var painted: Console { silent(usesColour: true) }

  private static func silent(usesColour: Bool) -> Console {
    Console(
      width: 80, usesColour: usesColour, write: { _ in }, writeError: { _ in },
      read: { _ in Data() })
  }
}

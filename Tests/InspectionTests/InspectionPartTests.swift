import Foundation
import Testing

@testable import Inspection
@testable import ReportPage

/// The part of the page on the package, from the compiler's knowledge of the patterns.
struct InspectionPartTests {
  @Test func `a bar is as long as the figures beside it say`() throws {
    let label = /aria-label="(\d+) of (\d+) lines"><b class="b2" style="width:([\d.]+)%">/
    let bars = try body(of: "measures").matches(of: label)
    #expect(bars.count == House.mediators.count)
    for bar in bars {
      let figures = [bar.1, bar.2, bar.3].compactMap { Double($0) }
      #expect(abs(figures[2] - 100 * figures[0] / figures[1]) < 0.01, "\(bar.0)")
    }
  }

  @Test func `the bars of all patterns have one scale, and the longest is whole`() throws {
    let label =
      /<div class="bar"><span>\w+<\/span><i [^>]*aria-label="([^"]*)">(.*?)<\/i><span>(\d+)</
    let bars = try body(of: "measures").matches(of: label)
    #expect(bars.count == House.mediators.count)
    let largest = try #require(bars.compactMap { Double($0.3) }.max())
    for bar in bars {
      let lines = bar.1.matches(of: /\d+/).compactMap { Double($0.0) }
      let widths = bar.2.matches(of: /width:([\d.]+)%/).compactMap { Double($0.1) }
      #expect(lines.reduce(0, +) == Double(bar.3), "\(bar.0)")
      #expect(zip(lines, widths).allSatisfy { abs($1 - 100 * $0 / largest) < 0.01 }, "\(bar.0)")
      #expect(widths.count == lines.count, "\(bar.0)")
    }
  }

  @Test func `each rule of architecture has a row that says how it stands in each pattern`() throws
  {
    let inspection = try House.inspection.get()
    let rows = try body(of: "rules").components(separatedBy: "<th scope=\"row\">").dropFirst()
    #expect(rows.count == ArchitectureRule.all.count)
    for (row, rule) in zip(rows, ArchitectureRule.all) {
      #expect(row.hasPrefix("\(rule.number)<"))
      let words = row.matches(of: /<td class="word[^"]*"><span>(\w+)</).map { String($0.1) }
      let standings = inspection.modules.compactMap { inspection.standing(of: rule, in: $0) }
      #expect(words == standings.map(\.rawValue), "\(rule.number)")
    }
  }

  @Test func `each triad has its verdict, and a pattern its graph`() throws {
    let inspection = try House.inspection.get()
    let text = try body(of: "rules")
    for found in inspection.cases {
      #expect(text.contains("<b>\(found.triad.name)</b> \(ArchitectureVerdict(found).sentence)<"))
    }
    let graphs = try body(of: "knows").matches(of: /<img\b/)
    #expect(graphs.count == 3)
  }

  private func body(of id: String) throws -> String {
    let part = InspectionPart(inspection: try House.inspection.get(), running: [], changes: [])
    return try #require(part.sections(titles: [:]).first { $0.id == id }).body
  }
}

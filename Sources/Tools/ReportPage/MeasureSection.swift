import Foundation
import Inspection
import TextLayout

/// The measures, as charts and a table.
struct MeasureSection {
  let inspection: PackageInspection
  let running: [RunningMeasure]

  /// The title of each app by its mediators' types.
  let titles: [String: String]

  var section: Section {
    let largest = inspection.cases.map { $0.sizes.reduce(0) { $0 + $1.lines } }.max() ?? 1
    let cases = Dictionary(grouping: inspection.cases, by: appTitle)
    let apps = inspection.cases.map(appTitle).uniqued
    let sizes = apps.map { app -> String in
      let bars = (cases[app] ?? []).map { found -> String in
        let total = found.sizes.reduce(0) { $0 + $1.lines }
        let parts = found.sizes.map { size -> String in
          let style = ["view": "b1", "mediator": "b2"][size.role] ?? "b3"
          let width = 100 * Double(size.lines) / Double(largest)
          return "<b class=\"\(style)\" style=\"width:\(width.percent)\"></b>"
        }
        let words = found.sizes.map { "\($0.role) \($0.lines)" }.joined(separator: ", ")
        return """
          <div class="bar"><span>\(found.triad.mediator.module.xmlEscaped)</span><i role="img" aria-label="\(words)">\(parts.joined())</i><span>\(total)</span></div>
          """
      }
      return """
        <div class="bars"><h4>\(app.xmlEscaped)</h4>\(bars.joined(separator: "\n"))</div>
        """
    }
    return Section(
      "measures", "Measures",
      body: """
        <h3>Lines of code</h3>
        <p><span class="key b1"></span> view and its protocols &ensp;<span class="key b2"></span> mediator &ensp;<span class="key b3"></span> screen</p>
        \(sizes.joined(separator: "\n"))
        \(reach)
        \(table)
        <p class="note">Lines are those with code on them, from a type's declaration to its last brace. Messages between view and mediator, and those
        that update the view, are counted for each gesture of the demonstration: the mean, the fewest and the most; a view that does not log what it is told has "not recorded". No figure says which pattern is better.</p>
        """)
  }

  /// The share of each mediator that a test can reach without a view.
  private var reach: String {
    let bars = inspection.cases.compactMap { found -> String? in
      guard let size = found.sizes.first(where: { $0.linesWithoutView != nil }),
        let free = size.linesWithoutView, size.lines > 0
      else { return nil }
      let share = 100 * Double(free) / Double(size.lines)
      return """
        <div class="bar reach"><span>\(found.triad.mediator.name.xmlEscaped)</span><i role="img" aria-label="\(free) of \(size.lines) lines"><b class="b2" style="width:\(share.percent)"></b></i><span>\(free) of \(size.lines)</span></div>
        """
    }
    return """
      <h3>Lines of the mediator that a test can reach without a view</h3>
      <div class="bars">\(bars.joined(separator: "\n"))</div>
      """
  }

  private var table: String {
    let rows = inspection.cases.compactMap { found -> [HTMLTable.Cell]? in
      guard let measure = running.first(for: found) else { return nil }
      return [
        .heading(found.triad.mediator.name),
        .number(Self.text(of: measure.messages)),
        .number(measure.updates.map(Self.text) ?? "not recorded"),
      ]
    }
    guard !rows.isEmpty else { return "" }
    let heads = ["messages", "view updates"].map { HTMLTable.Cell.numberHeading($0) }
    return "<h3>A gesture</h3>\n"
      + HTMLTable(name: "Measures of a gesture", heads: [.heading("mediator")] + heads, rows: rows)
      .html
  }

  /// The mean of counts with the fewest and the most, `4.2 (3–9)`; one number where all are the same.
  private static func text(of counts: [Int]) -> String {
    guard let least = counts.min(), let most = counts.max() else { return "–" }
    if least == most { return "\(least)" }
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    return String(format: "%.1f", mean) + " (\(least)–\(most))"
  }

  /// The app of a triad: its title, or else the mediator's name without its suffix.
  private func appTitle(of found: PackageInspection.Case) -> String {
    let name = found.triad.mediator.name
    if let title = titles[name] { return title }
    let ending = ["Controller", "Presenter", "ViewModel"].first { name.hasSuffix($0) }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

extension Double {
  fileprivate var percent: String { String(format: "%.2f%%", self) }
}

import AppScreens
import Foundation
import Inspection
import Parity
import TextLayout
import Traces

/// One page with everything: what was verified, conversations to step through, who knows whom, what it measures.
struct ReportPage {
  let command: String
  let reports: [Report]
  let maps: [ConversationMap]
  let statements: [String: String]
  let inspection: InspectionPart?

  /// The page, which needs nothing but itself.
  func html() throws -> String {
    let patterns = maps.first?.parts.map(\.pattern).listed ?? ""
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(maps), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>The same apps in \(patterns.xmlEscaped)</title>
      <link rel="icon" href="data:,">
      <style>
      \(reportStyle)
      </style>
      </head>
      <body>
      <header>
      <h1>The same apps in \(patterns.xmlEscaped)</h1>
      <p>They behave alike, and that is proven below. What still differs is the pattern: who holds whom, who says what to whom,
      and who makes the words. Everything here was recorded
      from the running code, or written down by the compiler.</p>
      </header>
      <nav aria-label="Sections"><ul>
      \(maps.map { "<li><a href=\"#\($0.app)\">\($0.title.xmlEscaped)</a></li>" }.joined(separator: "\n"))
      <li><a href="#verdict">Verdict</a></li>
      \(inspection == nil ? "" : """
        <li><a href="#knows">Who knows whom</a></li><li><a href="#rules">Architecture</a></li><li><a href="#measures">Measures</a></li>\(inspection?.changes.isEmpty == false ? "<li><a href=\"#changes\">Changes</a></li>" : "")
        """)
      </ul></nav>
      <main>
      \(maps.map(conversation).joined(separator: "\n"))
      \(verdict)
      \(inspection?.html ?? "")
      </main>
      <footer>Made by <code>\(command.xmlEscaped) report</code>.</footer>
      <script type="application/json" id="conversations">\(data)</script>
      <script>
      \(reportScript)
      </script>
      </body>
      </html>

      """
  }

  /// The stepper of an app; without a script, its demonstration as one drawing.
  private func conversation(_ map: ConversationMap) -> String {
    let steps = map.demonstration.map { "<code>\($0.xmlEscaped)</code>" }.joined(separator: " ")
    return """
      <section id="\(map.app)" aria-labelledby="\(map.app)-title">
      <h2 id="\(map.app)-title">\(map.title.xmlEscaped)</h2>
      <div class="stepper" id="stepper-\(map.app)" role="group" aria-labelledby="\(map.app)-title"></div>
      <div class="static">
      <p>A new screen, then \(steps):</p>
      <div class="scroll" tabindex="0">\(SVGDiagram(map.whole).text.image)</div>
      </div>
      </section>
      """
  }

  /// What the suite found, rule by rule and pattern by pattern.
  private var verdict: String {
    let tables = reports.map { report -> String in
      let patterns = report.rows.map(\.pattern).uniqued
      let title = maps.first { $0.app == report.app }?.title ?? report.app
      let rows = report.rows.map(\.rule).uniqued.map { rule in
        let cells = patterns.map { pattern -> String in
          let row = report.rows.first { $0.rule == rule && $0.pattern == pattern }
          let isGood = row?.verdict == .holds
          let word = row.map { isGood ? "holds" : $0.verdict.rawValue } ?? ""
          return
            "<td class=\"word \(isGood ? "good" : "bad")\">\(isGood ? "✓" : "✗") <span>\(word)</span></td>"
        }
        let statement = statements["\(report.app) \(rule)"] ?? ""
        return
          "<tr><th scope=\"row\">\(rule)</th>\(cells.joined())<td>\(statement.withCode)</td></tr>"
      }
      let heads = patterns.map { "<th scope=\"col\">\($0.xmlEscaped)</th>" }.joined()
      let runs = report.rows.map(\.scenarios).reduce(0, +)
      return """
        <h3>\(title.xmlEscaped)</h3>
        <p class="note">\(runs) scenario runs, \(report.exhaustion.sequences) sequences of gestures and \(report.random.gestures)
        random gestures: \(report.isConforming ? "every rule holds, and no pattern differs from another." : "not all is well.")</p>
        <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">rule</th>\(heads)<th scope="col">what holds</th></tr></thead>
        <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
        """
    }
    return """
      <section id="verdict" aria-labelledby="verdict-title">
      <h2 id="verdict-title">Verdict</h2>
      <p class="note">Every scenario of every rule, in every pattern: as it stands, to its end, beside another screen, replacing the
      view at each step, and watching what is released.</p>
      \(tables.joined(separator: "\n"))
      </section>
      """
  }
}

extension String {
  /// The text with what stands in backticks as code.
  fileprivate var withCode: String {
    xmlEscaped.replacing(/`([^`]+)`/) { "<code>\($0.output.1)</code>" }
  }

  /// A drawing as an image of its own, so that its style is its own too.
  var image: String {
    let title = firstMatch(of: /<title id="title">(.*?)<\/title>/)?.1 ?? ""
    let data = Data(utf8).base64EncodedString()
    return "<img alt=\"\(title)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }
}

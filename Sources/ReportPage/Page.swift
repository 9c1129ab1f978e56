import Foundation
import Parity
import TextLayout
import Traces

/// One page with everything: what was verified, conversations to step through, who knows whom, what it measures.
package struct Page {
  private let command: String
  private let reports: [Report]
  private let maps: [ConversationMap]
  private let statements: [String: String]
  private let inspection: InspectionPart?

  /// A page.
  ///
  /// - Parameters:
  ///   - command: What a person types to call the command that makes it.
  ///   - reports: What the suite found, an app each.
  ///   - maps: The recorded conversations, an app each.
  ///   - statements: What each rule says, by the app's name and its number.
  ///   - inspection: What the compiler knows; nil if the package was not inspected.
  package init(
    command: String, reports: [Report], maps: [ConversationMap], statements: [String: String],
    inspection: InspectionPart?
  ) {
    self.command = command
    self.reports = reports
    self.maps = maps
    self.statements = statements
    self.inspection = inspection
  }

  /// The page, which needs nothing but itself.
  package func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let conversations = String(decoding: try encoder.encode(maps), as: UTF8.self)
    return Template(PackageResources.page_html).filled(with: [
      "patterns": (maps.first?.parts.map(\.pattern).listed ?? "").xmlEscaped,
      "style": String(decoding: PackageResources.page_css, as: UTF8.self),
      "links": sections.map { "<li><a href=\"#\($0.id)\">\($0.link.xmlEscaped)</a></li>" }
        .joined(separator: "\n"),
      "sections": sections.map(\.html).joined(separator: "\n"),
      "command": command.xmlEscaped,
      "conversations": conversations.replacing("<", with: "\\u003c"),
      "script": String(decoding: PackageResources.page_js, as: UTF8.self),
    ])
  }

  private var sections: [Section] {
    let titles = Dictionary(uniqueKeysWithValues: maps.map { ($0.app, $0.title) })
    let verdict = VerdictSection(reports: reports, titles: titles, statements: statements)
    return maps.map(conversation) + [verdict.section] + (inspection?.sections ?? [])
  }

  /// The stepper of an app; without a script, its demonstration as one drawing.
  private func conversation(_ map: ConversationMap) -> Section {
    let steps = map.demonstration.map { "<code>\($0.xmlEscaped)</code>" }.joined(separator: " ")
    return Section(
      map.app, map.title,
      body: """
        <div class="stepper" id="stepper-\(map.app)" role="group" aria-labelledby="\(map.app)-title"></div>
        <div class="static">
        <p>A new screen, then \(steps):</p>
        <div class="scroll" tabindex="0">\(SVGDiagram(map.whole).text.svgImage)</div>
        </div>
        """)
  }
}

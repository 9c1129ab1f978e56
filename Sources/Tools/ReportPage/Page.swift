import Foundation
import Parity
import TextLayout
import Traces

/// One page with everything: verdicts, conversations to step through, dependencies and measures.
struct Page {
  private let command: String
  private let edition: String
  private let reports: [Report]
  private let maps: [ConversationMap]
  private let statements: [String: String]
  private let inspection: InspectionPart?

  /// A page.
  ///
  /// - Parameters:
  ///   - command: The words that start the command that makes it.
  ///   - edition: When and by which version it is made.
  ///   - reports: The reports of the suite, one for each app.
  ///   - maps: The recorded conversations, one map for each app.
  ///   - statements: The statement of each rule, by the app's name and the rule's number.
  ///   - inspection: The part on the package; nil if it was not inspected.
  init(
    command: String, edition: String, reports: [Report], maps: [ConversationMap],
    statements: [String: String], inspection: InspectionPart?
  ) {
    self.command = command
    self.edition = edition
    self.reports = reports
    self.maps = maps
    self.statements = statements
    self.inspection = inspection
  }

  /// The page, self-contained.
  func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let conversations = String(
      decoding: try encoder.encode(maps.map(RecordedConversations.init)), as: UTF8.self)
    return Template(PackageResources.page_html).filled(with: [
      "patterns": patterns.listed.xmlEscaped,
      "style": Self.text(PackageResources.page_css),
      "appendix": appendix.map(\.html).joined(separator: "\n"),
      "sections": [story, laboratory].map(\.html).joined(separator: "\n"),
      "command": command.xmlEscaped,
      "edition": edition.xmlEscaped,
      "conversations": conversations.replacing("<", with: "\\u003c"),
      "script": Self.scripts.map(Self.text).joined(separator: "\n"),
    ])
  }

  /// The parts of the script, each on what those before it offer.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.recording_js, PackageResources.words_js,
      PackageResources.screen_js, PackageResources.talk_js, PackageResources.code_js,
      PackageResources.stepper_js, PackageResources.story_js, PackageResources.keys_js,
      PackageResources.presentation_js, PackageResources.start_js,
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private var patterns: [String] { maps.flatMap(\.parts).map(\.pattern).uniqued }

  /// The title of each app by its mediators' types.
  private var appTitles: [String: String] {
    let names = maps.flatMap { map in
      map.parts.map { (String($0.type.prefix { $0 != "<" }), map.title) }
    }
    return Dictionary(names) { first, _ in first }
  }

  /// What the story does not need: verdicts, architecture and measures.
  private var appendix: [Section] {
    let titles = Dictionary(uniqueKeysWithValues: maps.map { ($0.app, $0.title) })
    let verdict = VerdictSection(reports: reports, titles: titles, statements: statements)
    return [verdict.section] + (inspection?.sections(titles: appTitles) ?? [])
  }

  /// The three triangles, if the page is on those patterns, and the chapters that the script tells.
  private var story: Section {
    let isOnTriangles = ["MVC", "MVP", "MVVM"].allSatisfy(patterns.contains)
    return Section(
      "story", "Who holds whom, and who says what",
      body: """
        \(isOnTriangles ? Self.text(PackageResources.lesson_html) : "")
        <div id="chapters"></div>
        """)
  }

  private var laboratory: Section {
    Section(
      "laboratory", "Laboratory: try any app", onPaper: "Recorded conversations",
      body: """
        <div id="benches"></div>
        \(maps.map(bench).joined(separator: "\n"))
        """)
  }

  /// The stepper of an app; without JavaScript and on paper, its demonstration step by step.
  private func bench(_ map: ConversationMap) -> String {
    let steps = map.demonstration.map(Self.key)
    let titles = ["A new screen"] + steps
    let caption =
      steps.isEmpty ? "A new screen." : "A new screen, then \(steps.joined(separator: " "))"
    let drawings = zip(map.drawn, titles).map { episode, title in
      ConversationTable(episode, title: title, in: map.parts).html
    }
    return """
      <div class="bench" id="\(map.app)">
      <h3 id="\(map.app)-title">\(map.title.xmlEscaped)</h3>
      <div class="stepper" id="stepper-\(map.app)" role="group" aria-labelledby="\(map.app)-title"></div>
      <div class="static">
      <p>\(caption)</p>
      \(ConversationTable.legend(withWorld: map.parts.contains { $0.world != nil }))
      <div class="scroll" tabindex="0" role="region" aria-label="\(map.title.xmlEscaped), step by step">
      \(drawings.joined(separator: "\n"))
      </div>
      </div>
      </div>
      """
  }

  /// A step as a key to press.
  private static func key(_ step: String) -> String { "<kbd>\(step.xmlEscaped)</kbd>" }
}

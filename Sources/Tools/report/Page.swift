import Foundation
import TriptychTerminal
import TriptychToolSupport

/// One page: a story in chapters, every app to step through, and the family tree of the patterns.
struct Page {
  /// The words that start the command by which any step can be traced.
  let command: String

  /// When and by which version it is made.
  let edition: String

  /// The recorded conversations, one map for each app.
  let maps: [ConversationMap]

  /// What comes of lines that are taken away.
  var broken: [BrokenConversation] = []

  /// The page, self-contained.
  func html() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func data(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
    }
    return Template(PackageResources.page_html).filled(with: [
      "patterns": patterns.listed.xmlEscaped,
      "style": Self.text(PackageResources.page_css),
      "triangles": isOnTriangles ? Self.text(PackageResources.lesson_html) : "",
      "link": isOnTriangles ? ##"<li><a href="#tree">Family tree</a></li>"## : "",
      "tree": isOnTriangles ? try Self.tree : "",
      "command": command.xmlEscaped,
      "edition": edition.xmlEscaped,
      "conversations": try data(maps.map(RecordedConversations.init)),
      "broken": try data(broken),
      "script": Self.scripts.map(Self.text).joined(separator: "\n"),
    ])
  }

  /// The parts of the script, each on what those before it offer.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.recording_js, PackageResources.words_js,
      PackageResources.screen_js, PackageResources.talk_js, PackageResources.code_js,
      PackageResources.graph_js, PackageResources.values_js,
      PackageResources.stepper_js, PackageResources.questions_js, PackageResources.breaking_js,
      PackageResources.story_js,
      PackageResources.slides_js, PackageResources.overview_js, PackageResources.keys_js,
      PackageResources.presentation_js,
      PackageResources.tree_js,
      PackageResources.start_js,
    ]
  }

  private static var tree: String {
    get throws {
      let variants = Data(PackageResources.variants_json)
      let first = try JSONDecoder().decode(PublishedVariant.self, from: variants)
      return Template(PackageResources.tree_html).filled(with: [
        "variants": FamilyTree(from: first).html()
      ])
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private var patterns: [String] { maps.flatMap(\.parts).map(\.pattern).uniqued }

  /// Indicates whether the page is on the patterns whose triangles are drawn.
  private var isOnTriangles: Bool { ["MVC", "MVP", "MVVM"].allSatisfy(patterns.contains) }
}

import AppScreens
import Foundation
import Traces

extension ConversationMap {
  /// A source file as the page shows it.
  struct Source: Encodable, Sendable {
    /// The path from `Sources` on.
    let file: String

    let lines: [String]

    private let path: String

    private enum CodingKeys: CodingKey {
      case file, lines
    }

    /// The file at a path; nil if it cannot be read.
    init?(path: String) {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      self.path = path
      file = SourceLine(file: path, line: 1).path
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The line to mark, from 1; nil if it is in another file.
    func line(of place: SourceLine?) -> Int? {
      place.flatMap { $0.file == path ? $0.line : nil }
    }
  }

  /// A pattern's view and mediator, with their sources.
  struct Part: Encodable, Sendable {
    let pattern: String
    let mediator: String
    let type: String

    /// The name that the mediator has for the world; nil if none acts on the app.
    let world: String?

    /// The mediator's source: the file of its name beside the view's.
    let source: Source?

    /// The view's source.
    let view: Source?

    /// The part of a pattern in a trace.
    init(of trace: Trace) {
      pattern = trace.pattern
      mediator = trace.participants.name(of: .mediator)
      type = trace.participants.mediator?.type ?? ""
      world = trace.participants.world?.name
      let site = trace.episodes.lazy.flatMap(\.messages).filter { $0.view != nil }
        .compactMap(\.site).first
      let name = type.prefix { $0 != "<" }
      view = site.flatMap { Source(path: $0.file) }
      source = site.flatMap { site in
        let folder = URL(fileURLWithPath: site.file).deletingLastPathComponent()
        return Source(path: folder.appendingPathComponent("\(name).swift").path)
      }
    }
  }
}

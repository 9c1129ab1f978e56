import AppScreens
import Foundation
import TriptychSourceReading
import TriptychTerminal
import TriptychTraces

extension ConversationMap {
  /// A source file as the page shows it.
  struct Source: Encodable, Sendable {
    /// The path from `Sources` on.
    let file: String

    /// The lines.
    let lines: [String]

    private let path: String

    private enum CodingKeys: CodingKey {
      case file, lines
    }

    /// The file at a path; nil if it cannot be read.
    init?(path: String) {
      guard let code = SourceText.known(at: path) else { return nil }
      self.path = path
      file = SourceLine(file: path, line: 1).path
      lines = code.lines.map(String.init)
    }

    /// The file that is named as a model's type, in the app's folder beside the pattern's.
    func model(of member: Participants.Member) -> Source? {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let rooms = folder.deletingLastPathComponent().deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: rooms.path)) ?? []
      return names.sorted().lazy.map {
        rooms.appending(path: "\($0)/\(folder.lastPathComponent)/\(member.type).swift").path
      }.filter(FileManager.default.fileExists).compactMap(Source.init(path:)).first
    }

    /// The line to mark, from 1; nil if it is in another file.
    func line(of place: SourceLine?) -> Int? {
      place.flatMap { $0.file == path ? $0.line : nil }
    }
  }

  /// A pattern's view and mediators, with their sources.
  struct Part: Encodable, Sendable {
    let pattern: String

    /// The names of the mediators, the one that the view deals with first.
    let mediators: [String]

    /// The names that the mediators have for models.
    let models: [String]

    /// The name that the mediator has for the service; nil if none acts on the app.
    let service: String?

    /// The sources in which mediators take part.
    let sources: [Source]

    /// The view's source.
    let view: Source?

    /// The source of the model; nil if it is not in a folder beside that of the pattern.
    let model: Source?

    /// The part of a pattern in a trace.
    init(of trace: Trace) {
      pattern = trace.pattern
      mediators = trace.participants.lanes.filter(\.isMediator).map(trace.participants.name)
      models = trace.participants.models.map(\.name)
      service = trace.participants.service?.name
      let messages = trace.episodes.flatMap(\.messages)
      let site = messages.lazy.filter { $0.view != nil }.compactMap(\.site).first
      view = site.flatMap { Source(path: $0.file) }
      sources = messages.compactMap { ($0.executed ?? $0.declared)?.file }.uniqued
        .compactMap(Source.init(path:))
      model = sources.first.flatMap { source in
        trace.participants.models.lazy.compactMap(source.model(of:)).first
      }
    }
  }
}

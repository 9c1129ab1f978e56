import AppScreens
import Foundation
import Traces

/// A mediator's source, in which the mediator's part in a message can be marked.
struct MediatorSource {
  /// The file, from `Sources` on; nil if it was not found.
  let file: String?

  /// The lines of the file.
  let lines: [String]

  private let path: String?

  /// The source of the mediator in a trace: the file of its name beside the view's.
  init(of trace: Trace) {
    let site = trace.episodes.lazy.flatMap(\.messages).filter { $0.view != nil }
      .compactMap(\.site).first
    let type = trace.participants.mediator?.type.prefix { $0 != "<" } ?? ""
    path = site.map { site in
      URL(fileURLWithPath: site.file).deletingLastPathComponent()
        .appendingPathComponent("\(type).swift").path
    }
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    file = text == nil ? nil : path.map { SourceLine(file: $0, line: 1).path }
    lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// The line to mark, from 1; nil if it is in another file.
  func line(of place: SourceLine) -> Int? {
    place.file == path ? place.line : nil
  }
}

import AppScreens
import Foundation

/// A trace as lines of JSON: a line of its own, one for each step, and one for each message.
///
/// Keys are sorted and nothing depends on the time or the machine, so that the same code gives the
/// same bytes. The article on reading traces has every member.
package struct TraceLines {
  /// The version of the format; it changes when a member changes its meaning, or goes.
  package static let schema = "triptych.trace.1"

  private let trace: Trace

  /// The lines of a trace.
  package init(_ trace: Trace) {
    self.trace = trace
  }

  /// Hands on the lines, each one JSON object, one after the other as they are made.
  ///
  /// - Parameter write: Receives each line, without its break.
  /// - Throws: What `write` throws, or an `EncodingError` if a text cannot be written as JSON.
  package func write(to write: (String) throws -> Void) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func encode(_ line: Line) throws {
      try write(String(decoding: encoder.encode(line), as: UTF8.self))
    }
    try encode(header)
    for (step, episode) in trace.episodes.enumerated() {
      var heading = Line(object: "step", pattern: trace.pattern, step: step)
      heading.occasion = episode.trigger.rawValue
      heading.name = episode.name
      try encode(heading)
      for (index, message) in episode.messages.enumerated() {
        try encode(Line(message, number: index + 1, step: step, pattern: trace.pattern))
      }
    }
  }

  private var header: Line {
    var header = Line(object: "trace", pattern: trace.pattern)
    header.schema = Self.schema
    header.app = trace.app
    header.view = trace.participants.view
    header.mediator = trace.participants.mediator
    header.world = trace.participants.world
    header.models = trace.participants.models
    header.recorded = trace.isRecorded
    return header
  }
}

/// One line; what is nil is not written.
private struct Line: Encodable {
  var object: String
  var pattern: String
  var step: Int?
  var schema: String?
  var app: String?
  var view: String?
  var mediator: Participants.Member?
  var models: [Participants.Member]?
  var world: Participants.Member?
  var recorded: Bool?
  var occasion: String?
  var name: String?
  var message: Int?
  var kind: String?
  var from: String?
  var to: String?
  var arguments: [String]?
  var before: String?
  var after: String?
  var changesNothing: Bool?
  var site: String?
  var executed: String?
  var declared: String?
  var `in`: String?

  init(object: String, pattern: String, step: Int? = nil) {
    self.object = object
    self.pattern = pattern
    self.step = step
  }

  init(_ message: Message, number: Int, step: Int, pattern: String) {
    self.init(object: "message", pattern: pattern, step: step)
    self.message = number
    kind = message.kind.rawValue
    from = message.sender.word
    to = message.receiver.word
    name = message.name
    site = message.site?.description
    switch message.execution {
    case .line(let place, let function)?:
      executed = place.description
      `in` = function
    case .declaration(let place, let name)?:
      declared = place.description
      `in` = name
    case nil: break
    }
    switch message.kind {
    case .state, .display:
      before = message.arguments.first
      after = message.arguments.last
    case .gesture, .event: break
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer:
      arguments = message.arguments
      changesNothing = message.changesNothing ? true : nil
    }
  }
}

extension Participant {
  /// The participant's role; of a view, with its number.
  fileprivate var word: String {
    if case .view(let number) = self { "\(role) \(number)" } else { role }
  }
}

import AppScreens
import TriptychSourceReading

/// A trace as lines of JSON: a line of its own, one for each step, and one for each message.
///
/// Keys are sorted and nothing depends on the time or the machine, so that the same code gives the
/// same bytes. The article on reading traces has every member.
package struct TraceLines {
  /// The version of the format; it changes when a member changes its meaning, or goes.
  package static let schema = "triptych.trace.3"

  private let trace: Trace

  /// The lines of a trace.
  package init(_ trace: Trace) {
    self.trace = trace
  }

  /// One line: an object of JSON, member by member.
  package struct Line: Encodable {
    fileprivate let members: [String: any Encodable]

    /// Encodes the members by their names.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }
  }

  /// Hands on the lines, one after the other as they are made.
  ///
  /// - Parameter write: Receives each line.
  /// - Throws: What `write` throws.
  package func write(to write: (Line) throws -> Void) throws {
    let participants = trace.participants
    try write(
      line(
        "trace",
        [
          "schema": Self.schema, "app": trace.app, "view": participants.view,
          "mediator": participants.mediators.first,
          "mediators": participants.mediators.count > 1 ? participants.mediators : nil,
          "models": participants.models, "service": participants.service,
          "recorded": trace.isRecorded,
        ]))
    for (step, episode) in trace.episodes.enumerated() {
      try write(
        line(
          "step", ["step": step, "occasion": episode.trigger.rawValue, "name": episode.name]))
      for (index, message) in episode.messages.enumerated() {
        let numbers: [String: any Encodable] = ["step": step, "message": index + 1]
        try write(line("message", message.members.merging(numbers) { $1 }))
      }
    }
  }

  /// A line; what is nil is not written.
  private func line(_ object: String, _ members: [String: (any Encodable)?]) -> Line {
    var members = members.compactMapValues(\.self)
    members["object"] = object
    members["pattern"] = trace.pattern
    return Line(members: members)
  }
}

extension Message {
  fileprivate var members: [String: (any Encodable)?] {
    let executed = executed
    var members: [String: (any Encodable)?] = [
      "kind": kind.rawValue, "from": sender.word, "to": receiver.word, "name": name,
      "site": site?.description, "executed": executed?.description,
      "declared": executed == nil ? declared?.description : nil,
    ]
    switch kind {
    case .state, .display:
      members["before"] = arguments.first
      members["after"] = arguments.last
    case .gesture, .event: break
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer:
      members["arguments"] = arguments
      members["changesNothing"] = changesNothing ? true : nil
    }
    return members
  }
}

extension Participant {
  /// The participant's role; of a view, with its number.
  fileprivate var word: String {
    if case .view(let number) = self { "\(role) \(number)" } else { role }
  }
}

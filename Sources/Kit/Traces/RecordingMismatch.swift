import AppScreens
import TextLayout

/// A line on which a view records another name than that of what it calls or sets.
package struct RecordingMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  package let site: SourceLine

  /// The difference, such as `records press(_:), but calls presenter.clear(_:)`.
  package let text: String

  /// The line and the difference.
  package var description: String { "\(site): \(text)" }
}

extension Trace {
  /// The mismatches between what views recorded and the lines on which they did, each once.
  ///
  /// What was recorded went through the expression that sent or received it; the expression is read in
  /// the view's source, where that is at hand, for the names in it.
  package var mismatches: [RecordingMismatch] {
    episodes.flatMap(\.messages)
      .compactMap { message in
        message.site.map { Recording(site: $0, kind: message.kind, name: message.name) }
      }
      .uniqued
      .compactMap { recording in
        recording.mismatch.map { RecordingMismatch(site: recording.site, text: $0) }
      }
      .uniqued
  }
}

/// The part of a message that its source line has to agree with; read once, however often it is sent.
private struct Recording: Hashable {
  let site: SourceLine
  let kind: MessageKind
  let name: String

  /// The fault of the expression that recorded the message; nil if there is none.
  var mismatch: String? {
    guard let expression = RecordingExpression(of: kind, at: site) else { return nil }
    let arguments = expression.arguments
    if kind == .set {
      return arguments == [name] ? nil : "records \(arguments.joined(separator: ", ")) for \(name)"
    }
    guard arguments.count > 1 else { return "records \(name), and calls nothing" }
    let isRight = expression.verb == "bind" ? binds(arguments[1]) : calls(arguments[1])
    let does = kind == .assign ? "sets" : "calls"
    return isRight ? nil : "records \(name), but \(does) \(arguments[1])"
  }

  /// Indicates whether a reference is to the recorded method, with all its labels, or value.
  private func calls(_ reference: String) -> Bool {
    let member = reference.split(separator: ".").last.map(String.init) ?? ""
    return name.hasSuffix("()") ? member == name.dropLast(2) : member == name
  }

  /// Indicates whether a reference goes through the recorded value.
  private func binds(_ reference: String) -> Bool {
    let words = reference.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
    return words.contains { $0 == "$\(name)" || $0 == name }
  }
}

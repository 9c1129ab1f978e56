import AppScreens

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
    var found: [RecordingMismatch] = []
    var read: Set<Recording> = []
    for message in episodes.lazy.flatMap(\.messages) {
      guard let site = message.site,
        read.insert(Recording(site: site, kind: message.kind, name: message.name)).inserted,
        let file = SourceFile(path: site.file),
        let text = message.mismatch(in: file.lines, at: site.line - 1)
      else { continue }
      let mismatch = RecordingMismatch(site: site, text: text)
      if !found.contains(mismatch) { found.append(mismatch) }
    }
    return found
  }
}

/// The part of a message that its source line has to agree with; read once, however often it is sent.
private struct Recording: Hashable {
  let site: SourceLine
  let kind: MessageKind
  let name: String
}

extension Message {
  /// The fault of the expression that recorded the message; nil if there is none.
  fileprivate func mismatch(in lines: [Substring], at index: Int) -> String? {
    guard let verb = kind.namingVerb else { return nil }
    guard lines.indices.contains(index) else { return "is not a line of the source" }
    let code = lines[index...].prefix(20).joined(separator: "\n")
    guard lines[index].contains(".\(verb)("), let arguments = code.arguments(behind: ".\(verb)")
    else { return kind == .set ? nil : "records \(name), and is not there in the source" }
    if kind == .set {
      return arguments == [name] ? nil : "records \(arguments.joined(separator: ", ")) for \(name)"
    }
    guard arguments.count > 1 else { return "records \(name), and calls nothing" }
    let isRight = verb == "bind" ? binds(arguments[1]) : calls(arguments[1])
    let does = verb == "assign" ? "sets" : "calls"
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

extension MessageKind {
  /// The method of a log that records such a message under a name that the view writes; nil if the name is
  /// that of the function which records it.
  fileprivate var namingVerb: String? {
    switch self {
    case .call: "call"
    case .delegate: "delegate"
    case .assign: "assign"
    case .bind, .unbind, .notify: "bind"
    case .set: "didSet"
    case .show, .read, .request, .answer, .cancel, .gesture, .event, .state, .display: nil
    }
  }
}

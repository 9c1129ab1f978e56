import AppScreens

/// A line on which a view or a world records something else than it says or hears.
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
    guard lines.indices.contains(index) else { return "is not a line of the source" }
    var problems: [String] = []
    for verb in kind.verbs {
      guard let range = lines[index].firstRange(of: ".\(verb)("),
        let arguments = lines[index...].prefix(20).joined(separator: "\n")
          .arguments(behind: ".\(verb)")
      else { continue }
      let isDropped = lines[index][..<range.lowerBound].contains("_ = ")
      guard let problem = problem(verb, arguments, isDropped, lines) else { return nil }
      problems.append(problem)
    }
    return problems.first ?? "records \(name), and is not there in the source"
  }

  private func problem(
    _ verb: String, _ arguments: [String], _ isDropped: Bool, _ lines: [Substring]
  ) -> String? {
    let labels = ["function:", "property:", "file:", "line:"]
    if let label = labels.first(where: { label in arguments.contains { $0.hasPrefix(label) } }) {
      return "records \(name), which it makes up by \(label)"
    }
    let values = arguments.joined(separator: ", ")
    switch verb {
    case "call", "delegate", "assign", "bind":
      guard arguments.count > 1 else { return "records \(name), and calls nothing" }
      let isRight = verb == "bind" ? binds(arguments[1]) : calls(arguments[1])
      let does = verb == "assign" ? "sets" : "calls"
      return isRight ? nil : "records \(name), but \(does) \(arguments[1])"
    case "show", "request", "cancel":
      let isWhole = arguments.map(\.withoutLabel) == parameters(in: lines)
      return isWhole && !isDropped ? nil : "records \(values) for what \(name) receives"
    case "didSet": return values == name ? nil : "records \(values) for \(name)"
    case "set":
      return values == "newValue" && !isDropped ? nil : "records \(values) for the new \(name)"
    default: return isDropped ? "records \(values), and \(name) is something else" : nil
    }
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

  /// The names that the method has for its parameters.
  private func parameters(in lines: [Substring]) -> [String]? {
    guard let index = lines.index(declaring: name) else { return nil }
    let base = String(name.prefix { $0 != "(" })
    let parameters = lines[index...].prefix(20).joined(separator: "\n").arguments(behind: base)
    return parameters?.map { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
    }
  }
}

extension String {
  /// An argument without a label before it: `receive` of `then: receive`.
  fileprivate var withoutLabel: String {
    wholeMatch(of: /[a-z]\w*: (?<value>\w+)/).map { String($0.value) } ?? self
  }
}

extension MessageKind {
  /// The methods of a log that record such a message.
  fileprivate var verbs: [String] {
    switch self {
    case .call: ["call"]
    case .delegate: ["delegate"]
    case .assign: ["assign"]
    case .bind, .unbind, .notify: ["bind"]
    case .show: ["show"]
    case .set: ["set", "didSet"]
    case .read: ["read"]
    case .request, .answer: ["request"]
    case .cancel: ["cancel"]
    case .gesture, .event, .state, .display: []
    }
  }
}

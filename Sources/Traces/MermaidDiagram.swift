/// A trace as a sequence diagram in Mermaid's language, which GitHub draws in a Markdown page.
public struct MermaidDiagram {
  /// The diagram, from `sequenceDiagram` on, a message a line.
  public let text: String

  /// The diagram of one trace.
  public init(_ trace: Trace) {
    var lines = ["sequenceDiagram", "  actor P as person"]
    let views = trace.episodes.flatMap { $0.messages.compactMap(\.view) }.max() ?? 1
    for number in 1...views {
      lines.append("  participant V\(number) as view \(number)")
    }
    lines.append("  participant M as \(Self.escape(trace.participants.name(of: .mediator)))")
    lines.append("  participant S as \(Self.escape(trace.participants.name(of: .model)))")
    if trace.participants.world != nil {
      lines.append("  participant W as \(Self.escape(trace.participants.name(of: .world)))")
    }
    for episode in trace.episodes {
      if [.newScreen, .replaceView].contains(episode.trigger) {
        lines.append("  Note over P: \(Self.escape(episode.title))")
      }
      lines += episode.messages.map { "  \(Self.line($0))" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// A Markdown page with the diagrams of several traces of the same steps.
  public static func page(_ traces: [Trace]) -> String {
    let steps = traces.first?.episodes.dropFirst().map { codeSpan($0.title) } ?? []
    let title = "# \(traces.first?.app ?? "")\n\n"
    let caption =
      steps.isEmpty ? "A new screen." : "A new screen, then \(steps.joined(separator: " "))."
    return title + caption + "\n"
      + traces.map { "\n## \($0.pattern)\n\n```mermaid\n\(MermaidDiagram($0).text)```\n" }.joined()
  }

  private static func line(_ message: Message) -> String {
    let text = escape(message.text)
    let (sender, receiver) = (message.sender.letter, message.receiver.letter)
    return switch message.kind {
    case .state, .event: "Note over \(receiver): \(text)"
    case .notify, .display, .answer: "\(sender)-->>\(receiver): \(text)"
    case .gesture, .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .request,
      .withdraw:
      "\(sender)->>\(receiver): \(text)"
    }
  }

  /// The text with whatever Mermaid would take for itself as the number of its character.
  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
      case " ", "_", ".", ",", ":", "(", ")", "[", "]", "=", "+", "-", "*", "/", "!", "?", "'",
        "\"":
        String(scalar)
      case _ where scalar.value > 0x7F: String(scalar)
      default: "#\(scalar.value);"
      }
    }.joined()
  }

  /// A text in so many backticks that those in it do not end it.
  private static func codeSpan(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let needsBlanks = text.hasPrefix("`") || text.hasSuffix("`")
    return needsBlanks ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}

extension Participant {
  fileprivate var letter: String {
    switch self {
    case .person: "P"
    case .view(let number): "V\(number)"
    case .mediator: "M"
    case .model: "S"
    case .world: "W"
    }
  }
}

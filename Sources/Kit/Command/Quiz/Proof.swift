import AppScreens
import TriptychSourceReading
import TriptychTraces

/// A message that proves an answer, by its place in a trace.
struct Proof {
  let trace: Trace
  let episode: Int
  let message: Int

  /// The words of the line that proves it, where the mediator has such a line.
  var text: String?

  /// The line of code that proves it; nil where none is known.
  var line: SourceLine? {
    let message = trace.episodes[episode].messages[message]
    let place = message.execution?.place
    if let text, let line = place?.line(saying: text) { return line }
    switch (message.kind, message.receiver) {
    case (.state, .model): return place?.modelLine(changing: message, of: trace.participants)
    // Where it was bound is recorded; the screen releases the tokens.
    case (.unbind, _): return message.site?.ofScreen.line { $0.hasSuffix(".bindings = []") }
    default: break
    }
    // What a view says stands in the view; what a mediator does, in the mediator.
    let isOfView = if case .view = message.sender { true } else { false }
    return isOfView ? message.site : place ?? message.site
  }
}

extension SourceLine {
  /// The first line of code in the same file that contains a text, or begins with its first word.
  fileprivate func line(saying text: String) -> SourceLine? {
    let beginning = text.firstIndex(of: " ").map { String(text[...$0]) }
    return [text, beginning].lazy.compactMap { $0 }.compactMap { part in
      line { $0.contains(part) }
    }.first
  }

  /// The line of the model that sets what a message says to have changed: `entry = .result(value)`.
  ///
  /// The models are in a folder beside those of the patterns.
  fileprivate func modelLine(
    changing message: Message, of participants: Participants
  ) -> SourceLine? {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count > 3, let type = participants.typeName(of: .model),
      let property = message.name.split(separator: ".").last,
      let outcome = message.arguments.last?.prefix(while: { $0 != "(" })
    else { return nil }
    let parts = folders.dropLast(3) + ["AppModels", folders[folders.count - 2], "\(type).swift"]
    return SourceLine(file: parts.joined(separator: "/"), line: 1)
      .line { $0.contains("\(property) = ") && $0.contains("\(outcome)(") }
  }

  /// The first line of the screen whose view is in this file, which lies beside it.
  fileprivate var ofScreen: SourceLine {
    let path = file.replacing("/Headless", with: "/").replacing("View.swift", with: "Screen.swift")
    return SourceLine(file: path, line: 1)
  }

  fileprivate func line(where isRight: (String) -> Bool) -> SourceLine? {
    let lines = SourceFile(path: file)?.lines ?? []
    let index = lines.firstIndex { !$0.contains("///") && isRight(String($0)) }
    return index.map { SourceLine(file: file, line: $0 + 1) }
  }
}

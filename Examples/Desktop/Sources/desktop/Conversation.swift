import AppDefinitions
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommand
import TriptychTerminal

/// The messages of the last step on an app in the three patterns side by side, as `trace` shows them.
struct Conversation {
  /// The mediators of the patterns, and the step.
  private let heading: String

  private let messages: [String]

  /// The messages of the last of some steps; without any, those of a new screen.
  init(on app: String, after steps: [String]) {
    var text = ""
    let command = Command(
      name: "trace", version: "", apps: TriptychApps.all,
      patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
    let console = Console(
      width: 80, usesColour: false, write: { text += $0 }, writeError: { text += $0 })
    _ = command.run(["trace", app, "--"] + steps, on: console)
    // The header and each step are a block; after the last comes what differs in words.
    let blocks = text.split(separator: "\n\n")
    let lines = blocks.dropFirst(steps.count + 1).first?.split(separator: "\n") ?? []
    heading = [blocks.first, lines.first].compactMap(\.self).joined(separator: "\n\n")
    messages = lines.dropFirst().reduce(into: []) { messages, line in
      // A line that begins with blanks continues a message.
      if line.hasPrefix(" "), let last = messages.popLast() {
        messages.append("\(last)\n\(line)")
      } else {
        messages.append(String(line))
      }
    }
  }

  /// The number of messages.
  var count: Int { messages.count }

  /// The first messages, line by line, below the heading, in which a pattern has a mark.
  func text(upTo count: Int, marking pattern: String) -> String {
    let heading = heading.replacing(" \(pattern)", with: "▸\(pattern)", maxReplacements: 1)
    return ([heading] + messages.prefix(count)).joined(separator: "\n")
  }
}

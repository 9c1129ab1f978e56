import AppRules
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommand
import TriptychTerminal

/// The messages of the last step on an app in the three patterns side by side, as `trace` shows them.
struct Conversation {
  /// The mediators of the patterns, the step and its messages, line by line.
  let text: String

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
    let shown = [blocks.first, blocks.dropFirst(steps.count + 1).first]
    self.text = shown.compactMap(\.self).joined(separator: "\n\n")
  }
}

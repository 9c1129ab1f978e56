import AppDefinitions
import AppScreens
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TerminalWidgets
import TriptychCommand
import TriptychTerminal

/// The conversation after the last step of an app, as `trace` has it, message by message.
struct Conversation {
  /// Steps on an app, the pattern to show when there is no room for all, and the columns.
  struct Subject: Equatable {
    let app: String
    let steps: [String]
    let pattern: String
    let width: Int
  }

  let subject: Subject
  private let header: [String]
  private let title: String
  private let messages: [[String]]
  private var shownCount: Int

  /// A conversation with all its messages; without any step, that of a new screen.
  init(_ subject: Subject) {
    self.subject = subject
    var text = ""
    let command = Command(
      name: "trace", version: "", apps: TriptychApps.all,
      patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
    let console = Console(
      width: subject.width, usesColour: false, write: { text += $0 }, writeError: { text += $0 })
    let alone = subject.width < 60 ? ["--pattern", subject.pattern] : []
    _ = command.run(["trace"] + alone + [subject.app, "--"] + subject.steps, on: console)
    // The header and each episode are a block; behind the last is what differs in words.
    let blocks = text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    let episode = blocks.dropFirst(subject.steps.count + 1).first ?? []
    header = blocks.first ?? []
    title = episode.first ?? ""
    messages = episode.dropFirst().reduce(into: []) { messages, line in
      // A line that begins with blanks continues a message.
      if line.hasPrefix(" "), let last = messages.indices.last {
        messages[last].append(line)
      } else {
        messages.append([line])
      }
    }
    shownCount = messages.count
  }

  /// Tells one message more or less, around the end.
  mutating func step(by distance: Int) {
    let count = max(1, messages.count)
    shownCount = (shownCount + distance + count - 1) % count + 1
  }

  /// The lines so far, with a mark at the pattern on screen; the beginning goes where there are too few
  /// lines.
  ///
  /// - Parameters:
  ///   - height: The most lines.
  ///   - isStepping: Whether the last message is marked and counted.
  ///   - style: The style of the pattern on screen.
  /// - Returns: The lines.
  func draw(height: Int, isStepping: Bool, style: Line.Style) -> [Line] {
    let count = isStepping ? "  \(shownCount) of \(messages.count)" : ""
    let step = "\(title.cut(to: subject.width - count.count))\(count)"
    let mark = "▸\(subject.pattern)"
    let names = header.prefix(height < 14 ? 1 : header.count).enumerated().map { index, line in
      index > 0
        ? Line(line, .quiet)
        : Line(
          line.replacing(" \(subject.pattern)", with: mark, maxReplacements: 1), .heading,
          part: (mark, style))
    }
    let heading = names + [Line(step, .heading)]
    let before = messages.prefix(shownCount).dropLast().joined().map { Line($0) }
    let now = (messages.prefix(shownCount).last ?? []).map {
      Line($0, isStepping ? .marked : .plain)
    }
    let (lines, room) = (before + now, height - heading.count)
    return heading + (lines.count <= room ? lines : [Line("⋮")] + lines.suffix(room - 1))
  }
}

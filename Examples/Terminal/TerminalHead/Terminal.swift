import AppModels
import AppScreens
import Foundation
import TerminalMVC
import TerminalMVP
import TerminalMVVM

/// The apps on one terminal, all in one pattern at a time.
public struct Terminal {
  let patterns: [Pattern] = [.terminalMVP, .terminalMVVM, .terminalMVC]
  let name: String
  var stages: [Stage]
  var app = 0

  /// When the messages of the last gesture are shown.
  enum Messages {
    case whereThereIsRoom, always, never
  }

  /// Whether messages are shown, and which.
  var messages = Messages.whereThereIsRoom
  var conversation: Conversation?

  /// What is on the terminal now.
  var picture = Picture(columns: 0, width: 0, rows: [])

  /// The app on screen.
  var stage: Stage {
    get { stages[app] }
    set { stages[app] = newValue }
  }

  init(_ apps: [TerminalApp] = TerminalApp.all, as name: String = "terminal") {
    self.name = name
    stages = apps.map { [patterns] in Stage($0, in: patterns[0]) }
  }

  /// Runs the apps on keys, or line by line where there is no terminal, and then exits.
  ///
  /// Between keys the caller's isolation is free: answers of a service come in there.
  ///
  /// - Parameters:
  ///   - arguments: The name of an app, and `--pattern` with the name of a pattern.
  ///   - name: The name of the program, for its complaints.
  ///   - service: A service that answers by itself. Then the music search is the only app.
  public static func run(
    _ arguments: [String], as name: String = "terminal", over service: (any MusicService)? = nil
  ) async -> Never {
    var terminal = Terminal(service.map { [.music(over: $0)] } ?? TerminalApp.all, as: name)
    do throws(UsageError) {
      let asksForHelp = try terminal.choose(by: arguments)
      if asksForHelp {
        RawTerminal.show(terminal.help)
      } else if RawTerminal.isThere {
        await terminal.runOnKeys()
      } else if service == nil {
        try terminal.runOnLines({ readLine() }, show: RawTerminal.show)
      } else {
        throw UsageError("a service that answers by itself needs a terminal")
      }
    } catch {
      RawTerminal.complain("\(name): \(error.text)\nTry: \(name) --help\n")
      exit(2)
    }
    exit(0)
  }

  /// Reads steps line by line, and shows each display.
  mutating func runOnLines(
    _ nextLine: () -> String?, show: (String) -> Void
  ) throws(UsageError) {
    var number = 0
    show(stage.summary)
    while let line = nextLine() {
      number += 1
      do throws(NotationFailure) {
        try stage.take(line: line) { show($0.summary) }
      } catch {
        throw UsageError("line \(number): \(error)")
      }
    }
  }
}

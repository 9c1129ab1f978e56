import AppModels
import AppScreens
import Foundation
import MVC
import MVP
import MVVM

/// The apps on one terminal, all in one pattern at a time.
public struct Terminal {
  let patterns: [Pattern] = [.mvp, .mvvm, .mvc]
  var name = "terminal"
  var heads: [any Head]
  var app = 0
  var pattern = 0 {
    didSet { for head in heads.indices { heads[head].change(to: patterns[pattern]) } }
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
    let music = MusicSearchHead(over: service)
    let others: [any Head] = [
      CalculatorHead(), TokenCalculatorHead(), ColourSelectorHead(), AddressFormHead(),
    ]
    var terminal = Terminal(heads: service == nil ? others + [music] : [music])
    terminal.name = name
    do throws(UsageError) {
      let asksForHelp = try terminal.choose(by: arguments)
      if asksForHelp {
        RawTerminal.show(terminal.help)
      } else if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
        await terminal.runOnKeys()
      } else if service == nil {
        try terminal.runOnLines(LineReader(RawTerminal.read), show: RawTerminal.show)
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
    _ lines: LineReader, show: (String) -> Void
  ) throws(UsageError) {
    var (lines, number) = (lines, 0)
    show(heads[app].summary)
    while let line = try lines.next() {
      number += 1
      do throws(NotationFailure) {
        try heads[app].take(line: line, show: show)
      } catch {
        throw UsageError("line \(number): \(error)")
      }
    }
  }
}

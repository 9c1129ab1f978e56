import AppModels
import AppScreens
import Foundation
import MVC
import MVP
import MVVM

/// The apps on one terminal, all in one pattern at a time.
public struct Terminal {
  let patterns: [Pattern] = [.mvp, .mvvm, .mvc]
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
  ///   - service: A service that answers by itself. Then the music search is the only app.
  public static func run(_ arguments: [String], over service: (any MusicService)? = nil) async
    -> Never
  {
    let music = MusicSearchHead(over: service)
    let others: [any Head] = [
      CalculatorHead(), TokenCalculatorHead(), ColourSelectorHead(), AddressFormHead(),
    ]
    var terminal = Terminal(heads: service == nil ? others + [music] : [music])
    do throws(UsageError) {
      try terminal.choose(by: arguments)
      if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
        await terminal.runOnKeys()
      } else if service == nil {
        try terminal.runOnLines()
      } else {
        throw UsageError("a service that answers by itself needs a terminal")
      }
    } catch {
      FileHandle.standardError.write(Data("terminal: \(error.text)\n".utf8))
      exit(2)
    }
    exit(0)
  }

  private mutating func choose(by arguments: [String]) throws(UsageError) {
    var arguments = (["--pattern", "MVP"] + arguments)[...]
    while let argument = arguments.popFirst() {
      let name = argument == "--pattern" ? arguments.popFirst() : nil
      if let index = patterns.firstIndex(where: { $0.name == name?.uppercased() }) {
        pattern = index
      } else if let index = heads.firstIndex(where: { $0.name == argument }) {
        app = index
      } else {
        let apps = heads.map(\.name).joined(separator: "|")
        throw UsageError(
          "unknown argument \(name ?? argument); use [\(apps)] [--pattern MVC|MVP|MVVM]")
      }
    }
  }

  /// Reads steps line by line, and prints each display.
  private mutating func runOnLines() throws(UsageError) {
    RawTerminal.show(heads[app].summary)
    do throws(NotationFailure) {
      while let line = readLine() { try heads[app].take(line: line, show: RawTerminal.show) }
    } catch {
      throw UsageError("\(error)")
    }
  }
}

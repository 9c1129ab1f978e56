import AppModels
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import TextLayout

/// The apps on one terminal, all in one pattern at a time.
public struct Terminal {
  private let patterns: [Pattern] = [.mvp, .mvvm, .mvc]
  private var heads: [any Head]
  private var app = 0
  private var pattern = 0 {
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

  /// Handles keys as they are typed, until Ctrl-C, Ctrl-D, `q` or the end of input.
  private mutating func runOnKeys() async {
    RawTerminal.enter()
    var (typed, shown) = (Data(), "")
    while let bytes = RawTerminal.read() {
      // The beginning of a character waits for the rest.
      typed += bytes
      if typed.last ?? 0 <= 0x7F || String(data: typed, encoding: .utf8) != nil {
        let keys = Key.read(String(decoding: typed, as: UTF8.self))
        typed = Data()
        guard keys.allSatisfy({ take($0) }) else { return }
      }
      let picture = picture
      if picture != shown { RawTerminal.show("\u{1B}[H\u{1B}[2J\(picture)") }
      shown = picture
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return }
    }
  }

  /// Handles one key; returns whether to continue.
  private mutating func take(_ key: Key) -> Bool {
    let isTyping = heads[app].isTyping
    switch key {
    case .control("c"), .control("d"): return false
    case .character("q") where !isTyping: return false
    case .control("n"): app = (app + 1) % heads.count
    case .tab where !isTyping: app = (app + 1) % heads.count
    case .control("p"): pattern = (pattern + 1) % patterns.count
    case .character("p") where !isTyping: pattern = (pattern + 1) % patterns.count
    case .control("v"): heads[app].replaceView()
    case .character("v") where !isTyping: heads[app].replaceView()
    default: if let room { heads[app].press(key, in: room) }
    }
    return true
  }

  /// The room between the title and the last line; nil where there is too little.
  private var room: Room? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 42, size.ws_row >= 15
    else { return nil }
    return Room(width: min(Int(size.ws_col), 80) - 4, height: Int(size.ws_row) - 4)
  }

  private var picture: String {
    guard let room else { return "too small: 42 × 15 at least" }
    let title = "\(heads[app].name) in \(patterns[pattern].name), view \(heads[app].views)"
    let next = heads.count == 1 ? "" : heads[app].isTyping ? "N app  " : "Tab app   "
    let keys =
      heads[app].isTyping
      ? "Ctrl+\(next)P pattern  V view  C quit" : "\(next)p pattern   v view   q quit"
    let lines = [title, ""] + heads[app].draw(in: room) + [keys]
    return lines.map { "\r\n  \($0.printable.cut(to: room.width))" }.joined()
  }
}

/// Something about the command that a person can mend.
private struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

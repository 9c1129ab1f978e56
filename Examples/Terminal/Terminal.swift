import AppScreens
import Foundation

/// The apps on one terminal, all in one pattern at a time.
struct Terminal {
  var heads: [any Head]
  let patterns: [Pattern]
  var app = 0
  var pattern = 0 {
    didSet { for head in heads.indices { heads[head].change(to: patterns[pattern]) } }
  }

  /// Reads gestures line by line, and prints each display.
  mutating func runOnLines() throws {
    RawTerminal.show(heads[app].summary)
    while let line = readLine() { try heads[app].take(line: line, show: RawTerminal.show) }
  }

  /// Handles keys as they are typed, until `q`, Ctrl-C, Ctrl-D or the end of input.
  mutating func runOnKeys() {
    RawTerminal.enter()
    var (typed, shown) = (Data(), "")
    while let bytes = RawTerminal.read() {
      // The beginning of a character waits for the rest; an escape sequence is no key here.
      typed += bytes
      if typed.last ?? 0 > 0x7F, String(data: typed, encoding: .utf8) == nil { continue }
      let keys = String(decoding: typed, as: UTF8.self)
      typed = Data()
      guard keys.prefix(while: { $0 != "\u{1B}" }).allSatisfy({ take($0) }) else { return }
      if picture != shown { RawTerminal.show("\u{1B}[H\u{1B}[2J\(picture)") }
      shown = picture
    }
  }

  /// Handles one key; returns whether to continue.
  private mutating func take(_ key: Character) -> Bool {
    switch key {
    case "\u{3}", "\u{4}": return false
    case "\t": app = (app + 1) % heads.count
    case "q" where !heads[app].isTyping: return false
    case "p" where !heads[app].isTyping: pattern = (pattern + 1) % patterns.count
    case "v" where !heads[app].isTyping: heads[app].replaceView()
    case "\u{80}"..."\u{9F}": break  // control characters that a terminal would obey
    default: if key >= " " || key == "\r" || key == "\u{8}" { heads[app].press(key) }
    }
    return true
  }

  private var picture: String {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 42, size.ws_row >= 15
    else { return "too small: 42 × 15 at least" }
    let title = "\(heads[app].name) in \(patterns[pattern].name), view \(heads[app].views)"
    let keys = heads[app].isTyping ? "Ctrl-C quits" : "p pattern   v view   q quit"
    let lines = [title, ""] + heads[app].draw(width: min(Int(size.ws_col), 80) - 4)
    return (lines + ["Tab app   \(keys)"]).map { "\r\n  \($0)" }.joined()
  }
}

extension String {
  /// The end of the text, fitted to a number of columns.
  func fitted(_ width: Int) -> String {
    let end = count > width ? "…" + suffix(width - 1) : self
    return end + String(repeating: " ", count: width - end.count)
  }
}

import AppScreens
import Foundation

extension Terminal {
  /// Handles keys as they are typed, until Ctrl-C, Ctrl-D, `q` or the end of input.
  mutating func runOnKeys() async {
    RawTerminal.enter()
    var (typed, shown, pauses) = (Data(), "", 0)
    while let bytes = RawTerminal.read() {
      // The beginning of a character waits for the rest.
      typed += bytes
      if typed.last ?? 0 <= 0x7F || String(data: typed, encoding: .utf8) != nil {
        let keys = Key.read(String(decoding: typed, as: UTF8.self))
        typed = Data()
        guard keys.allSatisfy({ take($0) }) else { return }
      }
      // Without a key, a service or the size of the window may still have changed the picture.
      if !bytes.isEmpty || pauses % 8 == 0 {
        let picture = picture
        if picture != shown { RawTerminal.show("\u{1B}[H\u{1B}[2J\(picture)") }
        shown = picture
      }
      pauses += 1
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

import AppScreens
import TerminalWidgets

extension Terminal {
  /// Handles keys as they are typed, until Ctrl-C, Ctrl-D, `q` or the end of input.
  mutating func runOnKeys() async {
    RawTerminal.enter()
    var (bytes, typed, shown, pauses): ([UInt8], String, String, Int) = ([], "", "", 0)
    while let more = RawTerminal.readTyped() {
      // The beginning of a character waits for the rest.
      bytes += more
      if bytes.last ?? 0 <= 0x7F || String(validating: bytes, as: UTF8.self) != nil {
        typed += String(decoding: bytes, as: UTF8.self)
        bytes = []
        for key in Key.read(&typed) where !take(key) { return }
      }
      if RawTerminal.resume() { shown = "" }
      // Without a key, a service or the size of the window may still have changed the picture.
      if !more.isEmpty || pauses % 8 == 0 {
        let size = RawTerminal.size
        draw(columns: size.columns, lines: size.lines)
        let text = picture.text(usingColour: RawTerminal.usesColour)
        if text != shown { RawTerminal.show(text) }
        shown = text
      }
      pauses += 1
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return }
    }
  }

  /// Handles one key; returns whether to continue.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .control("c"), .control("d"): return false
    case .character("q") where !stage.isTyping: return false
    case .control("z"): RawTerminal.suspend()
    case .control(let letter): if !obey(letter) { stage.press(key) }
    case .character(let letter) where !stage.isTyping:
      if !obey(letter) { stage.press(key) }
    case .up where messages == .always: conversation?.step(by: -1)
    case .down where messages == .always: conversation?.step(by: 1)
    case .click(let column, let line): return click(column: column - Picture.margin, line: line)
    case .character, .enter, .tab, .backTab, .delete, .up, .down, .pageUp, .pageDown,
      .deleteForward, .left, .right, .home, .end:
      stage.press(key)
    }
    return true
  }

  /// Obeys a command; returns whether the letter is one.
  private mutating func obey(_ letter: Character) -> Bool {
    switch letter {
    case "n": app = (app + 1) % stages.count
    case "p":
      let place = patterns.firstIndex { $0.name == stage.pattern.name } ?? 0
      change(to: patterns[(place + 1) % patterns.count])
    case "t" where !stage.app.isLive:
      messages = messages == .always ? .never : .always
      conversation = nil
    case "u": stage.undo()
    case "v": stage.replaceView()
    default: return false
    }
    return true
  }

  /// Takes all apps to another pattern.
  mutating func change(to pattern: Pattern) {
    for index in stages.indices { stages[index].change(to: pattern) }
  }

  /// Presses what is on the picture at a place.
  private mutating func click(column: Int, line: Int) -> Bool {
    guard picture.rows.indices.contains(line) else { return true }
    switch picture.rows[line].target {
    case .widget(let index, let line) where column < picture.width:
      stage.click(index, column: column, line: line)
    case .footer(let line):
      if let key = picture.footer.key(column: column, line: line) { return take(key) }
    case .nothing, .widget: break
    }
    return true
  }
}

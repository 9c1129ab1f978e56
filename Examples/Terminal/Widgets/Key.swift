/// A key or a click on the terminal, however many bytes it sends.
package enum Key: Hashable {
  case character(Character)
  case control(Character)
  case enter, tab, backTab

  /// Deletes before the cursor, or after it.
  case delete, deleteForward
  case up, down, pageUp, pageDown, left, right, home, end

  /// The mouse is pressed; columns and lines count from 0.
  case click(column: Int, line: Int)

  /// Takes the keys from what was typed; everything else is left out.
  ///
  /// The beginning of an escape sequence waits for the rest.
  package static func read(_ typed: inout String) -> [Key] {
    var keys: [Key] = []
    while let character = typed.first {
      var rest = typed.dropFirst()
      if character != "\u{1B}" {
        if let key = Key(character) { keys.append(key) }
      } else if rest.isEmpty {
        return keys
      } else if rest.first == "[" || rest.first == "O" {
        var sequence = String(rest.removeFirst())
        repeat {
          guard let next = rest.popFirst() else { return keys }
          sequence.append(next)
        } while !("@"..."~" ~= sequence.last ?? "@")
        if let key = Key(sequence: sequence) { keys.append(key) }
      }
      typed = String(rest)
    }
    return keys
  }

  private init?(_ character: Character) {
    switch character {
    case "\r", "\n", "\r\n": self = .enter
    case "\t": self = .tab
    case "\u{8}", "\u{7F}": self = .delete
    case "\u{1}"..."\u{1A}":
      guard let code = character.asciiValue else { return nil }
      self = .control(Character(UnicodeScalar(code + 0x60)))
    case "\0"..<" ", "\u{80}"..."\u{9F}": return nil  // what a terminal would act on
    default: self = .character(character)
    }
  }

  private init?(sequence: String) {
    switch sequence {
    case "[A", "OA": self = .up
    case "[B", "OB": self = .down
    case "[C", "OC": self = .right
    case "[D", "OD": self = .left
    case "[H", "OH", "[1~", "[7~": self = .home
    case "[F", "OF", "[4~", "[8~": self = .end
    case "[3~": self = .deleteForward
    case "[5~": self = .pageUp
    case "[6~": self = .pageDown
    case "[Z": self = .backTab
    default: self.init(mouse: sequence)
    }
  }

  /// A press of the left button, or a turn of the wheel, as `[<BUTTON;COLUMN;LINEM`.
  private init?(mouse sequence: String) {
    guard sequence.hasPrefix("[<"), sequence.hasSuffix("M") else { return nil }
    let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
    switch numbers.first {
    case 0 where numbers.count == 3: self = .click(column: numbers[1] - 1, line: numbers[2] - 1)
    case 64: self = .up
    case 65: self = .down
    default: return nil
    }
  }
}

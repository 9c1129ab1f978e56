/// A key of the terminal, however many bytes it sends.
enum Key: Hashable {
  case character(Character)
  case control(Character)
  case enter, tab, backTab, delete
  case up, down, pageUp, pageDown

  /// The keys in what was typed; those that are none of these are left out.
  static func read(_ typed: String) -> [Key] {
    var keys: [Key] = []
    var rest = typed[...]
    while let character = rest.popFirst() {
      let key = character == "\u{1B}" ? escaped(&rest) : Key(character)
      if let key { keys.append(key) }
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
    case "\0"..<" ", "\u{80}"..."\u{9F}": return nil  // what a terminal would obey
    default: self = .character(character)
    }
  }

  /// The key of an escape sequence, which is taken off the text behind its beginning.
  private static func escaped(_ rest: inout Substring) -> Key? {
    guard rest.first == "[" || rest.first == "O" else { return nil }
    var sequence = String(rest.removeFirst())
    while let character = rest.popFirst() {
      sequence.append(character)
      if "@"..."~" ~= character { break }
    }
    switch sequence {
    case "[A", "OA": return .up
    case "[B", "OB": return .down
    case "[5~": return .pageUp
    case "[6~": return .pageDown
    case "[Z": return .backTab
    default: return nil
    }
  }
}

extension String {
  /// The text in a field once a key is pressed there; nil for a key that edits nothing.
  func edited(by key: Key) -> String? {
    switch key {
    case .character(let character): "\(self)\(character)"
    case .delete: String(dropLast())
    case .control("u"): ""
    case .control, .enter, .tab, .backTab, .up, .down, .pageUp, .pageDown: nil
    }
  }
}

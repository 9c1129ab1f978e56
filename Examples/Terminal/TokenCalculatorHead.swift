import AppScreens

struct TokenCalculatorHead: Head {
  let name = "token"
  var screen: (any Screen<TokenCalculatorGesture, TokenCalculatorDisplay>)?
  var steps: [Step<TokenCalculatorGesture>] = []
  var edited: Character?
  var isTyping: Bool { edited != nil }

  func draw(width: Int) -> [String] {
    func line(_ key: Character, _ label: String, _ text: String) -> String {
      "\(key)  \(label)  [\((text + (edited == key ? "▏" : "")).fitted(width - 17))]"
    }
    return [
      line("s", "separators", display.separators), line("i", "input     ", display.input), "",
      "   total        \(display.total)", "",
      isTyping ? "type into the field   Return leaves it" : "s edits separators   i edits input",
    ]
  }

  mutating func gesture(for key: Character) -> TokenCalculatorGesture? {
    func edit(_ text: String) -> String {
      key == "\u{7F}" || key == "\u{8}" ? String(text.dropLast()) : "\(text)\(key)"
    }
    switch (edited, key) {
    case (nil, "s"), (nil, "i"): edited = key
    case (nil, _): break
    case (_, "\r"): edited = nil
    case ("s", _): return .editSeparators(edit(display.separators))
    default: return .editInput(edit(display.input))
    }
    return nil
  }
}

import AppScreens

struct TokenCalculatorHead: Head {
  private enum Field { case separators, input }

  let name = "token"
  var screen: (any Screen<TokenCalculatorGesture, TokenCalculatorDisplay>)?
  var steps: [Step<TokenCalculatorGesture>] = []
  private var edited: Field?
  var isTyping: Bool { edited != nil }

  init() {}

  func draw(in room: Room) -> [String] {
    [
      field("s  separators", display.separators, isEdited: edited == .separators, in: room),
      field("i  input", display.input, isEdited: edited == .input, in: room), "",
      "   total      \(display.total)", "",
      isTyping
        ? "Tab next field   Return leaves it" : "s edits separators   i edits input",
    ]
  }

  mutating func step(for key: Key, in room: Room) -> Step<TokenCalculatorGesture>? {
    switch (edited, key) {
    case (nil, .character("s")), (.input, .tab), (.input, .backTab): edited = .separators
    case (nil, .character("i")), (.separators, .tab), (.separators, .backTab): edited = .input
    case (nil, _): break
    case (_, .enter): edited = nil
    case (.separators, _):
      return display.separators.edited(by: key).map { .gesture(.editSeparators($0)) }
    case (.input, _): return display.input.edited(by: key).map { .gesture(.editInput($0)) }
    }
    return nil
  }
}

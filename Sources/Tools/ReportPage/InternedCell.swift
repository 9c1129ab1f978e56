import Traces

/// A cell: kind, sender, receiver, the text's frame, lines that ran, declare and send, and the phrase.
struct InternedCell: Hashable, Encodable {
  private let line: ConversationMap.Line
  private let frame: [String]

  /// The cell of a line, whose text is the frame with words in its gaps.
  init(_ line: ConversationMap.Line, frame: [String]) {
    var line = line
    line.text = ""
    self.line = line
    self.frame = frame
  }

  func encode(to encoder: any Encoder) throws {
    var cell = encoder.unkeyedContainer()
    try cell.encode(line.kind.rawValue)
    try cell.encode(line.from)
    try cell.encode(line.to)
    try cell.encode(frame)
    for number in [line.executed, line.declared, line.site] { try cell.encode(number ?? 0) }
    try cell.encode(line.phrase)
  }
}

/// A word's origin: the step, a widget before or after, or the words of the episode itself.
enum WordOrigin: Hashable {
  case step
  case before(Int)
  case after(Int)
  case own(Int)

  /// The origin as the script knows it.
  var code: Int {
    switch self {
    case .own(let index): index
    case .step: -1
    case .before(let widget): -2 - 2 * widget
    case .after(let widget): -3 - 2 * widget
    }
  }
}

import AppScreens
import Traces

/// A conversation map as the page's script reads it, in which whatever is the same stands once.
///
/// Many conversations are alike but for some words. So an episode is a *shape*, rows of cells with
/// gaps, and the words that fill the gaps in order: those of the step and of the displays before and
/// after it are not written again.
struct InternedMap: Encodable {
  /// A word's origin: the step, a widget before or after, or the words of the episode itself.
  private enum Origin: Hashable {
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

  /// A cell: kind, sender, receiver, the text's frame, lines that ran, declare and send, and the phrase.
  private struct Cell: Hashable, Encodable {
    let line: ConversationMap.Line
    let frame: [String]

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

  /// Cells by their numbers from 1, 0 where there is none, and the origins of their words.
  private struct Row: Hashable, Encodable {
    var cells: [Int] = []
    var origins: [Int] = []

    func encode(to encoder: any Encoder) throws {
      try (cells + origins).encode(to: encoder)
    }
  }

  /// First the texts of the widgets; then, for each step that was recorded, its number, the shape, the
  /// state that follows, and the words.
  private typealias State = [[Int]]

  private let app: String
  private let title: String
  private let gestures: [String]
  private let events: [String]
  private let demonstration: [String]
  private let parts: [ConversationMap.Part]
  private let widgets: [String]
  private var words = Pool<String>()
  private var cells = Pool<Cell>()
  private var rowPool = Pool<Row>()
  private var shapes = Pool<[Int]>()
  private var states: [State] = []

  /// The shape and the words of a new screen.
  private var opening: [Int] = []

  private enum CodingKeys: CodingKey {
    case app, title, gestures, events, demonstration, parts, widgets, words, cells, rowPool, shapes
    case states, opening
  }

  /// Interns a map.
  init(_ map: ConversationMap) {
    app = map.app
    title = map.title
    gestures = map.gestures
    events = map.events
    demonstration = map.demonstration
    parts = map.parts
    widgets = map.states.first?.widgets.map(\.name) ?? []
    for state in map.states {
      states.append([state.widgets.map { words.number(of: $0.text) }])
    }
    opening = map.episodes.first.map { code(of: $0, on: nil, after: [], in: map) } ?? []
    let steps = map.gestures + map.events
    for (number, state) in map.states.enumerated() {
      for (index, step) in steps.enumerated() {
        guard let episode = state.episodes[step].map({ map.episodes[$0] }) else { continue }
        let code = code(of: episode, on: step, after: state.widgets, in: map)
        states[number].append([index, code[0], episode.state] + code.dropFirst())
      }
    }
  }

  /// The number of an episode's shape, and those of its own words.
  private mutating func code(
    of episode: ConversationMap.Episode, on step: String?, after before: [Widget],
    in map: ConversationMap
  ) -> [Int] {
    let after = map.states[episode.state].widgets
    var own: [Int] = []
    let shape = episode.rows.map { lines -> Int in
      var row = Row()
      for line in lines {
        guard let line else {
          row.cells.append(0)
          continue
        }
        let wording = wording(of: line)
        row.cells.append(cells.number(of: Cell(line, frame: wording.frame)) + 1)
        row.origins += wording.words.map { word in
          if word == step { return Origin.step.code }
          if let widget = before.firstIndex(where: { $0.text == word }) {
            return Origin.before(widget).code
          }
          if let widget = after.firstIndex(where: { $0.text == word }) {
            return Origin.after(widget).code
          }
          let number = words.number(of: word)
          if !own.contains(number) { own.append(number) }
          return Origin.own(own.firstIndex(of: number) ?? 0).code
        }
      }
      return rowPool.number(of: row)
    }
    return [shapes.number(of: shape)] + own
  }

  private func wording(of line: ConversationMap.Line) -> Wording {
    switch line.kind {
    case .gesture, .event: Wording(word: line.text)
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .withdraw, .answer, .state, .display:
      Wording(line.text)
    }
  }
}

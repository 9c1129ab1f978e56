import AppScreens
import Traces

/// A conversation map as the page's script reads it, in which whatever is the same stands once.
///
/// Many conversations are alike but for some words. So an episode is a *shape*, rows of cells with
/// gaps, and the words that fill the gaps in order: those of the step and of the displays before and
/// after it are not written again.
struct InternedMap: Encodable {
  /// Cells by their numbers from 1, 0 where there is none, and the origins of their words.
  private struct Row: Hashable, Encodable {
    var cells: [Int] = []
    var origins: [Int] = []

    func encode(to encoder: any Encoder) throws {
      try (cells + origins).encode(to: encoder)
    }
  }

  private let app: String
  private let title: String
  private let gestures: [String]
  private let events: [String]
  private let demonstration: [String]
  private let parts: [ConversationMap.Part]
  private let widgets: [String]
  private var words = Pool<String>()
  private var wordings: [String: Wording] = [:]
  private var cells = Pool<InternedCell>()
  private var rowPool = Pool<Row>()
  private var shapes = Pool<[Int]>()
  private var states: [InternedState] = []

  /// The shape and the words of a new screen.
  private var opening: [Int] = []

  private enum CodingKeys: CodingKey {
    case app, title, gestures, events, demonstration, parts, widgets, words, cells, rowPool, shapes
    case count, states, opening
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
    opening = map.episodes.first.map { code(of: $0, on: nil, after: [], in: map) } ?? []
    let steps = map.gestures + map.events
    let order = map.statesInOrder
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    for number in order {
      let widgets = map.states[number].widgets
      let moves = steps.enumerated().compactMap { index, step -> InternedState.Move? in
        guard let episode = map.states[number].episodes[step].map({ map.episodes[$0] }) else {
          return nil
        }
        let code = code(of: episode, on: step, after: widgets, in: map)
        return InternedState.Move(
          step: index, shape: code[0], target: places[episode.state] ?? 0,
          words: Array(code.dropFirst()))
      }
      states.append(
        InternedState(widgets: widgets.map { words.number(of: $0.text) }, moves: moves))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var map = encoder.container(keyedBy: CodingKeys.self)
    let list = WordList(words.values)
    try map.encode(app, forKey: .app)
    try map.encode(title, forKey: .title)
    try map.encode(gestures, forKey: .gestures)
    try map.encode(events, forKey: .events)
    try map.encode(demonstration, forKey: .demonstration)
    try map.encode(parts, forKey: .parts)
    try map.encode(widgets, forKey: .widgets)
    try map.encode(list, forKey: .words)
    try map.encode(cells, forKey: .cells)
    try map.encode(rowPool, forKey: .rowPool)
    try map.encode(shapes, forKey: .shapes)
    try map.encode(states.count, forKey: .count)
    try map.encode(InternedState.packed(states, list.places), forKey: .states)
    let ownWords = opening.dropFirst().map { list.places[$0] }
    try map.encode(opening.prefix(1) + ownWords, forKey: .opening)
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
        row.cells.append(cells.number(of: InternedCell(line, frame: wording.frame)) + 1)
        row.origins += wording.words.map { word in
          if word == step { return WordOrigin.step.code }
          if let widget = before.firstIndex(where: { $0.text == word }) {
            return WordOrigin.before(widget).code
          }
          if let widget = after.firstIndex(where: { $0.text == word }) {
            return WordOrigin.after(widget).code
          }
          let number = words.number(of: word)
          if !own.contains(number) { own.append(number) }
          return WordOrigin.own(own.firstIndex(of: number) ?? 0).code
        }
      }
      return rowPool.number(of: row)
    }
    return [shapes.number(of: shape)] + own
  }

  private mutating func wording(of line: ConversationMap.Line) -> Wording {
    switch line.kind {
    case .gesture, .event: return Wording(word: line.text)
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer, .state, .display:
      if let known = wordings[line.text] { return known }
      let wording = Wording(line.text)
      wordings[line.text] = wording
      return wording
    }
  }
}

extension ConversationMap {
  /// The numbers of the states: first the new screen, then those that show much the same side by side.
  fileprivate var statesInOrder: [Int] {
    let shown = states.map { $0.widgets.map(\.text) }
    let others = states.indices.dropFirst().sorted { one, other in
      shown[one].lexicographicallyPrecedes(shown[other])
    }
    return states.indices.prefix(1) + others
  }
}

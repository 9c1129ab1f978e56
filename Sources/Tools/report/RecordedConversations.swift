import AppScreens

/// A conversation map as the page's script reads it: texts, and whatever else is the same, stand once.
struct RecordedConversations: Encodable {
  /// A state: the numbers of the texts that its widgets show, and of those that objects hold; and of each move the step, the state to which
  /// it leads, how the value that grows changes, and its episodes where that value is another and the same.
  private struct State: Encodable {
    let shown: [Int]
    let held: [[Int]]
    let moves: [[Int?]]
  }

  private let app: String
  private let title: String
  private let gestures: [String]
  private let events: [String]
  private let demonstration: [String]
  private let parts: [ConversationMap.Part]
  private let widgets: [String]
  private let start: String
  private let results: [[String]]
  private var texts = Distinct<String>()

  /// Rows of messages without their texts.
  private var forms = Distinct<[ConversationMap.Line?]>()

  /// The form of a row, and the texts of its messages.
  private var rows = Distinct<[Int]>()

  /// The rows of each episode.
  private var episodes: [[Int]] = []

  private var states: [State] = []

  init(_ map: ConversationMap) {
    app = map.app
    title = map.title
    gestures = map.gestures
    events = map.events
    demonstration = map.demonstration
    parts = map.parts
    start = map.start
    results = map.results
    widgets = map.states.first?.widgets.map(\.name) ?? []
    for episode in map.episodes {
      episodes.append(episode.map { number(of: $0) })
    }
    let steps = map.gestures + map.events
    for state in map.states {
      states.append(
        State(
          shown: state.widgets.map { texts.number(of: $0.text) },
          held: state.held.map { $0.map { texts.number(of: $0) } },
          moves: steps.indices.flatMap { step in
            (state.moves[steps[step]] ?? []).map {
              [step, $0.target, $0.change.rawValue, $0.episode, $0.episodeOfSame]
            }
          }))
    }
  }

  private mutating func number(of row: [ConversationMap.Line?]) -> Int {
    let form = row.map { line in
      var line = line
      line?.text = nil
      return line
    }
    let texts = row.compactMap { $0?.text }.map { self.texts.number(of: $0) }
    return rows.number(of: [forms.number(of: form)] + texts)
  }
}

/// Values that stand once each, known by their numbers.
struct Distinct<Value: Hashable & Encodable>: Encodable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is added unless it is there.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

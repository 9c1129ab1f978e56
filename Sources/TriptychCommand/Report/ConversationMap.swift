import AppScreens
import Foundation
import Parity
import Traces

/// Conversations recorded from the states that an app's gestures lead to, so that a page can step through them.
struct ConversationMap: Encodable {
  /// A message as a page shows it.
  struct Line: Encodable {
    /// What it says.
    let text: String

    /// Its kind.
    let kind: String

    /// Who sends and who receives it: person, view, mediator or model.
    let from: String
    let to: String

    /// The lines of the mediator's source that it comes from or goes to, from 1.
    let lines: [Int]

    /// Where the view records it.
    let site: String?
  }

  /// What follows when a gesture is made: rows of messages that correspond, and the state that is left.
  struct Episode: Encodable {
    let name: String
    let rows: [[Line?]]
    let state: Int
  }

  /// What is seen, and the episode that each gesture opens from here.
  struct State: Encodable {
    let widgets: [Widget]
    var episodes: [String: Int]
  }

  /// A pattern's mediator, with its source.
  struct Part: Encodable {
    let pattern: String
    let mediator: String
    let type: String
    let file: String?
    let source: [String]
  }

  let app: String
  let title: String
  let gestures: [String]
  let demonstration: [String]
  let parts: [Part]
  private(set) var states: [State] = []
  private(set) var episodes: [Episode] = []

  /// The conversations of an app in patterns that have it.
  ///
  /// The states of the demonstration come first; others follow, nearest first, up to a limit.
  init<Subject: App>(of app: Subject, in patterns: [Pattern], states limit: Int = 64) throws {
    let patterns = patterns.filter { app.screenFactory(in: $0) != nil }
    let demonstration = app.demonstration.compactMap { try? Step<Subject.Gesture>.read($0) }
      .flatMap(\.self)
    let alphabet = app.alphabet.count <= 8 ? app.alphabet.map(Step.gesture) : []
    var palette: [Step<Subject.Gesture>] = []
    for step in demonstration + alphabet + [.replaceView] where !palette.contains(step) {
      palette.append(step)
    }
    self.app = app.name
    title = app.title
    gestures = palette.map(\.notation)
    self.demonstration = demonstration.map(\.notation)
    let whole = Self.traces(of: app, in: patterns, demonstration)
    let sources = whole.traces.map { MediatorSource(of: $0) }
    parts = zip(whole.traces, sources).map { trace, source in
      Part(
        pattern: trace.pattern, mediator: trace.cast.name(of: .mediator),
        type: trace.cast.mediator?.type ?? "", file: source.file, source: source.lines)
    }
    var explorer = Explorer(app: app, patterns: patterns, sources: sources, limit: limit)
    explorer.explore(demonstration, palette)
    states = explorer.states
    episodes = explorer.episodes
  }

  fileprivate static func traces<Subject: App>(
    of app: Subject, in patterns: [Pattern], _ steps: [Step<Subject.Gesture>]
  ) -> SideBySideTraces {
    SideBySideTraces(
      patterns.compactMap { Trace(of: app.name, in: $0, steps, showing: Subject.Display.self) })
  }
}

/// Finds states, and what leads from one to another.
private struct Explorer<Subject: App> {
  let app: Subject
  let patterns: [Pattern]
  let sources: [MediatorSource]
  let limit: Int
  private(set) var states: [ConversationMap.State] = []
  private(set) var episodes: [ConversationMap.Episode] = []
  private var numbers: [[HeldState]: Int] = [:]
  private var paths: [[Step<Subject.Gesture>]] = []

  init(app: Subject, patterns: [Pattern], sources: [MediatorSource], limit: Int) {
    self.app = app
    self.patterns = patterns
    self.sources = sources
    self.limit = limit
  }

  mutating func explore(
    _ demonstration: [Step<Subject.Gesture>], _ palette: [Step<Subject.Gesture>]
  ) {
    _ = state(after: [])
    record(episode: 0, of: ConversationMap.traces(of: app, in: patterns, []), to: 0)
    for count in demonstration.indices { _ = state(after: Array(demonstration[...count])) }
    var next = 0
    while next < states.count {
      for step in palette {
        let path = paths[next] + [step]
        guard let target = state(after: path) else { continue }
        states[next].episodes[step.notation] = episodes.count
        let traces = ConversationMap.traces(of: app, in: patterns, path)
        record(episode: traces.episodes.count - 1, of: traces, to: target)
      }
      next += 1
    }
  }

  /// The number of the state after some steps; nil if there are too many states already.
  private mutating func state(after path: [Step<Subject.Gesture>]) -> Int? {
    var key: [HeldState] = []
    var widgets: [Widget] = []
    for pattern in patterns {
      guard let screen = app.screenFactory(in: pattern)?() else { continue }
      for step in path { screen.take(step) }
      widgets = screen.display.widgets
      key.append(HeldState(behind: screen, showing: widgets.map(\.text)))
    }
    if let known = numbers[key] { return known }
    guard states.count < limit else { return nil }
    numbers[key] = states.count
    paths.append(path)
    states.append(ConversationMap.State(widgets: widgets, episodes: [:]))
    return states.count - 1
  }

  private mutating func record(episode index: Int, of traces: SideBySideTraces, to state: Int) {
    let episode = traces.episodes[index]
    let called = traces.traces.map { trace in
      trace.episodes[index].messages.first { $0.kind == .call || $0.kind == .delegate }?.name
    }
    let rows = episode.rows.map { row in
      row.indices.map { column in
        row[column].map { message in
          ConversationMap.Line(
            text: message.text(inEpisodeOf: episode), kind: message.kind.rawValue,
            from: message.sender.role, to: message.receiver.role,
            lines: sources[column].lines(
              for: message, in: traces.traces[column].cast, during: called[column]),
            site: message.site?.description)
        }
      }
    }
    episodes.append(ConversationMap.Episode(name: episode.title, rows: rows, state: state))
  }
}

extension Message {
  /// What is said, with the view that says or hears it where one takes another's place.
  fileprivate func text(inEpisodeOf episode: SideBySideTraces.Episode) -> String {
    let text = text(namingViews: episode.namesViews)
    guard episode.namesViews, kind != .state, let view else { return text }
    return "view \(view): \(text)"
  }
}

extension Participant {
  /// The part that somebody plays, without a view's number.
  fileprivate var role: String {
    switch self {
    case .person: "person"
    case .view: "view"
    case .mediator: "mediator"
    case .model: "model"
    }
  }
}

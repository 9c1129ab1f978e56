import AppScreens
import Parity
import Traces

/// Finds states, and what leads from one to another.
struct StateExplorer<Subject: AppDefinition> {
  let app: Subject
  let patterns: [Pattern]
  let sources: [MediatorSource]
  let limit: Int
  private(set) var states: [ConversationMap.State] = []
  private(set) var episodes: [ConversationMap.Episode] = []
  private var numbers: [[ModelState]: Int] = [:]
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
    record(episode: 0, of: traces(of: []), to: 0)
    for count in demonstration.indices { _ = state(after: Array(demonstration[...count])) }
    var next = 0
    while next < states.count {
      for step in palette {
        let path = paths[next] + [step]
        guard let target = state(after: path) else { continue }
        states[next].episodes[step.notation] = episodes.count
        let traces = traces(of: path)
        record(episode: traces.episodes.count - 1, of: traces, to: target)
      }
      next += 1
    }
  }

  private func traces(of path: [Step<Subject.Gesture>]) -> SideBySideTraces {
    SideBySideTraces(of: app.name, in: patterns, path, showing: Subject.Display.self)
  }

  /// The number of the state after some steps; nil if there are too many states already.
  private mutating func state(after path: [Step<Subject.Gesture>]) -> Int? {
    var key: [ModelState] = []
    var widgets: [Widget] = []
    for pattern in patterns {
      guard let screen = app.screenFactory(in: pattern)?() else { continue }
      for step in path { screen.take(step) }
      widgets = screen.display.widgets
      key.append(ModelState(behind: screen, showing: widgets.map(\.text)))
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
    let calls = traces.traces.map { trace in
      trace.episodes[index].messages.first { $0.kind == .call || $0.kind == .delegate }
    }
    let rows = episode.rows.map { row in
      row.indices.map { column in
        row[column].map { message in
          ConversationMap.Line(
            text: message.text(on: episode.trigger), kind: message.kind.rawValue,
            from: message.sender.role, to: message.receiver.role,
            lines: sources[column].lines(
              for: message, in: traces.traces[column].participants, during: calls[column]),
            site: message.site?.description)
        }
      }
    }
    episodes.append(ConversationMap.Episode(name: episode.title, rows: rows, state: state))
  }
}

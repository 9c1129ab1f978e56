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
    record(episode: 0, of: app.traces(in: patterns, []), to: 0)
    for count in demonstration.indices { _ = state(after: Array(demonstration[...count])) }
    var next = 0
    while next < states.count {
      for step in palette {
        let path = paths[next] + [step]
        guard let target = state(after: path) else { continue }
        states[next].episodes[step.notation] = episodes.count
        let traces = app.traces(in: patterns, path)
        record(episode: traces.episodes.count - 1, of: traces, to: target)
      }
      next += 1
    }
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
    let rows = episode.rows.map { row in
      row.indices.map { column in
        row[column].map { line(for: $0, on: episode.trigger, in: sources[column]) }
      }
    }
    episodes.append(ConversationMap.Episode(name: episode.title, rows: rows, state: state))
  }

  private func line(
    for message: Message, on trigger: Trace.Episode.Trigger, in source: MediatorSource
  ) -> ConversationMap.Line {
    var (executed, declared): (Int?, Int?)
    switch message.execution {
    case .line(let place, _)?: executed = source.line(of: place)
    case .declaration(let place, _)?: declared = source.line(of: place)
    case nil: break
    }
    return ConversationMap.Line(
      text: message.text(on: trigger), kind: message.kind.rawValue, from: message.sender.role,
      to: message.receiver.role, executed: executed, declared: declared,
      site: message.site?.description)
  }
}

import AppScreens
import Parity
import Traces

/// An exploration of an app's states that records what is said on the way from one to another.
struct ConversationExplorer<Subject: AppDefinition> {
  let app: Subject
  let patterns: [Pattern]
  let sources: [MediatorSource]
  let limit: Int
  private(set) var states: [ConversationMap.State] = []
  private(set) var episodes: [ConversationMap.Episode] = []

  init(app: Subject, patterns: [Pattern], sources: [MediatorSource], limit: Int) {
    self.app = app
    self.patterns = patterns
    self.sources = sources
    self.limit = limit
  }

  /// Explores the states that steps lead to; those of the demonstration are found first.
  mutating func explore(
    _ demonstration: [Step<Subject.Gesture>], _ palette: [Step<Subject.Gesture>]
  ) {
    record(episode: 0, of: traces(of: []), to: 0)
    var explorer = StateExplorer<Step<Subject.Gesture>, [ModelState]>(limit: limit)
    var path: [Step<Subject.Gesture>] = []
    var openings: [Int: [String: Int]] = [:]
    _ = explorer.explore(
      palette, beginningWith: demonstration.indices.map { Array(demonstration[...$0]) },
      reach: { steps in
        path = steps
        return screens(after: steps).map {
          ModelState(behind: $0, showing: $0.display.widgets.map(\.text))
        }
      },
      visit: { transition in
        guard let target = transition.target else { return true }
        openings[transition.source, default: [:]][transition.step.notation] = episodes.count
        let traces = traces(of: path)
        record(episode: traces.episodes.count - 1, of: traces, to: target)
        return true
      })
    states = explorer.paths.enumerated().map { number, path in
      ConversationMap.State(
        widgets: screens(after: path).last?.display.widgets ?? [], episodes: openings[number] ?? [:]
      )
    }
  }

  private func traces(of steps: [Step<Subject.Gesture>]) -> SideBySideTraces {
    SideBySideTraces(of: app.name, in: patterns, steps, showing: Subject.Display.self)
  }

  private func screens(
    after steps: [Step<Subject.Gesture>]
  ) -> [any Screen<Subject.Gesture, Subject.Display>] {
    patterns.compactMap { pattern in
      guard let screen = app.screenFactory(in: pattern)?() else { return nil }
      for step in steps { screen.take(step) }
      return screen
    }
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

import AppScreens
import Parity
import Traces

/// Conversations recorded in the states that an app's gestures lead to, for a page to step through.
package struct ConversationMap: Encodable {
  /// A message for the page.
  struct Line: Encodable {
    /// The text.
    let text: String

    /// The kind.
    let kind: String

    /// The sender and the receiver: person, view, mediator, model or world.
    let from: String
    let to: String

    /// The line that the mediator was executing, in its source, from 1.
    let executed: Int?

    /// The line that declares the method or value that took part, where no more is known.
    let declared: Int?

    /// The place where the view records it.
    let site: String?
  }

  /// The response to a step: rows of corresponding messages, and the state that follows.
  struct Episode: Encodable {
    let name: String
    let rows: [[Line?]]
    let state: Int
  }

  /// A state: its display, and the episode that each step starts.
  struct State: Encodable {
    let widgets: [Widget]
    var episodes: [String: Int]
  }

  /// A pattern's mediator, with its source.
  struct Part: Encodable {
    let pattern: String
    let mediator: String
    let type: String

    /// The name that the mediator has for the world; nil if none acts on the app.
    let world: String?

    let file: String?
    let source: [String]
  }

  let app: String
  let title: String
  let gestures: [String]

  /// The events of the world; the other steps are gestures, or replace the view.
  let events: [String]

  let demonstration: [String]
  let parts: [Part]

  /// The traces of the whole demonstration.
  let whole: SideBySideTraces

  private(set) var states: [State] = []
  private(set) var episodes: [Episode] = []

  private enum CodingKeys: CodingKey {
    case app, title, gestures, events, demonstration, parts, states, episodes
  }

  /// The conversations of an app in the patterns that have it.
  ///
  /// The states of the demonstration come first; others follow, nearest first, up to a limit.
  package init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], states limit: Int = 64
  )
    throws
  {
    let patterns = patterns.filter { app.screenFactory(in: $0) != nil }
    let demonstration = try app.demonstrationSteps()
    let isSmall = app.steps.count <= 8
    var palette: [Step<Subject.Gesture>] = []
    for step in demonstration + (isSmall ? app.steps : []) + [.replaceView]
    where !palette.contains(step) {
      palette.append(step)
    }
    self.app = app.name
    title = app.title
    gestures = palette.filter { !$0.isEvent }.map(\.notation)
    events = palette.filter(\.isEvent).map(\.notation)
    self.demonstration = demonstration.map(\.notation)
    whole = SideBySideTraces(
      of: app.name, in: patterns, demonstration, showing: Subject.Display.self)
    let sources = whole.traces.map { MediatorSource(of: $0) }
    parts = zip(whole.traces, sources).map { trace, source in
      Part(
        pattern: trace.pattern, mediator: trace.participants.name(of: .mediator),
        type: trace.participants.mediator?.type ?? "",
        world: trace.participants.world?.name, file: source.file, source: source.lines)
    }
    var explorer = ConversationExplorer(
      app: app, patterns: patterns, sources: sources, limit: limit)
    explorer.explore(demonstration, palette)
    states = explorer.states
    episodes = explorer.episodes
  }
}

extension Step {
  fileprivate var isEvent: Bool {
    switch self {
    case .event: true
    case .gesture, .replaceView: false
    }
  }
}

import AppScreens
import Parity
import Traces

/// Conversations recorded from the states that an app's gestures lead to, so that a page can step through them.
package struct ConversationMap: Encodable {
  /// A message as a page shows it.
  struct Line: Encodable {
    /// What it says.
    let text: String

    /// Its kind.
    let kind: String

    /// Who sends and who receives it: person, view, mediator or model.
    let from: String
    let to: String

    /// The line that the mediator was executing, in its source, from 1.
    let executed: Int?

    /// The line that declares the method or value that took part, where no more is known.
    let declared: Int?

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

  /// What is said while the app is shown off, as a whole.
  let whole: SideBySideTraces

  private(set) var states: [State] = []
  private(set) var episodes: [Episode] = []

  private enum CodingKeys: CodingKey {
    case app, title, gestures, demonstration, parts, states, episodes
  }

  /// The conversations of an app in patterns that have it.
  ///
  /// The states of the demonstration come first; others follow, nearest first, up to a limit.
  package init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], states limit: Int = 64
  )
    throws
  {
    let patterns = patterns.filter { app.screenFactory(in: $0) != nil }
    let demonstration = try app.demonstrationSteps()
    let alphabet = app.alphabet.count <= 8 ? app.alphabet.map(Step.gesture) : []
    var palette: [Step<Subject.Gesture>] = []
    for step in demonstration + alphabet + [.replaceView] where !palette.contains(step) {
      palette.append(step)
    }
    self.app = app.name
    title = app.title
    gestures = palette.map(\.notation)
    self.demonstration = demonstration.map(\.notation)
    whole = SideBySideTraces(
      of: app.name, in: patterns, demonstration, showing: Subject.Display.self)
    let sources = whole.traces.map { MediatorSource(of: $0) }
    parts = zip(whole.traces, sources).map { trace, source in
      Part(
        pattern: trace.pattern, mediator: trace.participants.name(of: .mediator),
        type: trace.participants.mediator?.type ?? "", file: source.file, source: source.lines)
    }
    var explorer = ConversationExplorer(
      app: app, patterns: patterns, sources: sources, limit: limit)
    explorer.explore(demonstration, palette)
    states = explorer.states
    episodes = explorer.episodes
  }
}

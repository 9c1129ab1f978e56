import AppScreens
import Dispatch
import Parity
import Synchronization
import TextLayout
import Traces

/// Conversations recorded in the states that an app's steps lead to, for a page to step through.
package struct ConversationMap: Sendable {
  /// A state: its display, and the episode that each recorded step starts.
  struct State {
    let widgets: [Widget]
    var episodes: [String: Int]
  }

  let app: String
  let title: String
  let gestures: [String]

  /// The events of the world; the other steps are gestures, or replace the view.
  let events: [String]

  let demonstration: [String]
  let parts: [Part]

  /// A new screen, and the steps of the demonstration.
  let drawn: [Episode]

  let states: [State]
  let episodes: [Episode]

  /// The conversations of an app in the patterns that have it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - limit: The number of messages to record, beyond those of the demonstration. Unless given,
  ///     there are more for an app with many keys, which are pressed in longer runs than texts are chosen.
  /// - Throws: A `NotationFailure` if the demonstration cannot be read.
  package init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], messages limit: Int? = nil
  ) throws {
    let patterns = patterns.filter { app.screenFactory(in: $0) != nil }
    let demonstration = try app.demonstrationSteps()
    let steps = (app.steps + demonstration + [.replaceView]).uniqued
    self.app = app.name
    title = app.title
    gestures = steps.filter { !$0.isEvent }.map(\.notation)
    events = steps.filter(\.isEvent).map(\.notation)
    self.demonstration = demonstration.map(\.notation)
    let whole = SideBySideTraces(
      of: app.name, in: patterns, demonstration, showing: Subject.Display.self)
    let parts = whole.traces.map(Part.init(of:))
    self.parts = parts
    drawn = whole.episodes.enumerated().map { number, episode in
      Episode(episode, in: whole.traces.map(\.participants), parts, to: number)
    }
    var explorer = ConversationExplorer(
      app: app, patterns: patterns, sources: parts, demonstration: demonstration,
      palette: (demonstration + steps).uniqued)
    let keys = steps.count { !$0.notation.dropFirst().contains("=") }
    explorer.explore(demonstration, messages: limit ?? (keys > 8 ? 330_000 : 48_000))
    states = explorer.graph.states
    episodes = explorer.graph.episodes
  }
}

extension ConversationMap {
  /// The conversations of several apps, recorded at the same time, while other work is done.
  ///
  /// - Throws: A `NotationFailure` if the demonstration of an app cannot be read.
  package static func maps(
    of apps: [any AppDefinition], in patterns: [Pattern], during work: @Sendable () -> Void
  ) throws -> [ConversationMap] {
    let maps = Mutex<[Int: Result<ConversationMap, any Error>]>([:])
    // What takes longest begins first: an app with many gestures, and then the other work.
    let order = apps.indices.sorted { apps[$1].alphabet.count < apps[$0].alphabet.count }
    DispatchQueue.concurrentPerform(iterations: apps.count + 1) { turn in
      if turn == 1 || apps.isEmpty { return work() }
      let index = order[max(0, turn - 1)]
      let map = Result { try ConversationMap(of: apps[index], in: patterns) }
      maps.withLock { $0[index] = map }
    }
    let recorded = maps.withLock(\.self)
    return try apps.indices.compactMap { try recorded[$0]?.get() }
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

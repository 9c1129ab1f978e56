import AppScreens
import Dispatch
import Synchronization
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// Conversations recorded in the states that an app's first steps lead to, for a page to step through.
package struct ConversationMap: Sendable {
  /// A state: its display, and the episode that each recorded step starts.
  struct State {
    let widgets: [Widget]
    var episodes: [String: Int] = [:]
  }

  let app: String
  let title: String
  let gestures: [String]

  /// The external events; the other steps are gestures, or replace the view.
  let events: [String]

  let demonstration: [String]
  let parts: [Part]

  let states: [State]

  /// The episodes; the first is that of a new screen.
  let episodes: [Episode]

  /// The conversations of an app in the patterns that have it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - limit: The number of steps to record, beyond those of the demonstration.
  /// - Throws: A `NotationFailure` if the demonstration cannot be read.
  package init<Subject: AppDefinition>(
    of app: Subject, in patterns: [Pattern], steps limit: Int = 600
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
    var recorder = ConversationRecorder(app: app, patterns: patterns, parts: parts)
    recorder.record(demonstration)
    recorder.explore((demonstration + steps).uniqued, limit: limit)
    states = recorder.states
    episodes = recorder.episodes
  }
}

extension ConversationMap {
  /// The conversations of several apps, recorded at the same time.
  ///
  /// - Throws: A `NotationFailure` if the demonstration of an app cannot be read.
  package static func maps(
    of apps: [any AppDefinition], in patterns: [Pattern]
  ) throws -> [ConversationMap] {
    let maps = Mutex<[Int: Result<ConversationMap, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: apps.count) { turn in
      let map = Result { try ConversationMap(of: apps[turn], in: patterns) }
      maps.withLock { $0[turn] = map }
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

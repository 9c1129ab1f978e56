import AppScreens
import TriptychParity
import TriptychTraces

/// Records the conversations that steps start, each from a new screen on.
struct ConversationRecorder<Subject: AppDefinition> {
  private let app: Subject
  private let patterns: [Pattern]
  private let parts: [ConversationMap.Part]

  /// The states; the first is that of a new screen.
  private(set) var states: [ConversationMap.State] = []

  /// The episodes; the first is that of a new screen.
  private(set) var episodes: [ConversationMap.Episode] = []

  /// The steps to each state, by which it was found first.
  private var ways: [[Step<Subject.Gesture>]] = []

  /// The numbers of the states.
  private var numbers: [[[String]]: Int] = [:]

  /// A recorder that has recorded new screens.
  init(app: Subject, patterns: [Pattern], parts: [ConversationMap.Part]) {
    self.app = app
    self.patterns = patterns
    self.parts = parts
    record(end: [])
  }

  /// Records steps one after the other.
  mutating func record(_ steps: [Step<Subject.Gesture>]) {
    var state = 0
    for step in steps { state = take(step, from: state) }
  }

  /// Records every step from every state, in the order in which the states are found, until there are
  /// so many.
  mutating func explore(_ steps: [Step<Subject.Gesture>], limit: Int) {
    let most = episodes.count + limit
    // What few steps lead to comes first; the states of the demonstration were found before.
    var depth = 0
    while episodes.count < most, depth <= ways.map(\.count).max() ?? 0 {
      for state in states.indices where ways[state].count == depth {
        for step in steps where episodes.count < most { _ = take(step, from: state) }
      }
      depth += 1
    }
  }

  /// Takes a step, unless it is recorded already; returns the state to which it leads.
  private mutating func take(_ step: Step<Subject.Gesture>, from state: Int) -> Int {
    if let known = states[state].episodes[step.notation] { return episodes[known].state }
    states[state].episodes[step.notation] = episodes.count
    return record(end: ways[state] + [step])
  }

  /// Records the last step of a way from a new screen; returns the state to which it leads.
  @discardableResult
  private mutating func record(end way: [Step<Subject.Gesture>]) -> Int {
    let traces = SideBySideTraces(
      of: app.name, in: patterns, way, showing: Subject.Display.self)
    let end = traces.traces.map(\.state)
    let state = numbers[end] ?? states.count
    if state == states.count {
      numbers[end] = state
      states.append(ConversationMap.State(widgets: traces.traces.first?.widgets ?? []))
      ways.append(way)
    }
    if let episode = traces.episodes.last {
      episodes.append(
        ConversationMap.Episode(
          episode, in: traces.traces.map(\.participants), parts, to: state))
    }
    return state
  }
}

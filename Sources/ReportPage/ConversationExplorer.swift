import AppScreens
import Parity
import TextLayout
import Traces

/// An exploration of an app's states that records the messages of each step.
///
/// The steps of the demonstration are recorded first, then those of typical scenarios, and then others,
/// the likelier first.
struct ConversationExplorer<Subject: AppDefinition> {
  /// A step from a state.
  private struct Move {
    let source: Int
    let step: Step<Subject.Gesture>

    /// The place of the step in the palette: of moves that cost the same, the first steps come first.
    var rank = 0
  }

  /// The way to a state by which it was found first.
  private struct Way {
    let steps: [Step<Subject.Gesture>]
    let cost: Int
  }

  let app: Subject
  let patterns: [Pattern]
  let sources: [ConversationMap.Part]

  /// The steps to take from each state.
  let palette: [Step<Subject.Gesture>]

  private let costs: StepCosts<Subject.Gesture>
  private(set) var graph = ConversationGraph()
  private var messages = 0
  private var ways: [Way] = []
  private var numbers: [[ModelState]: Int] = [:]

  /// The moves that wait, by their cost.
  private var frontier: [[Move]] = []

  init(
    app: Subject, patterns: [Pattern], sources: [ConversationMap.Part],
    palette: [Step<Subject.Gesture>]
  ) {
    self.app = app
    self.patterns = patterns
    self.sources = sources
    self.palette = palette
    costs = StepCosts(palette)
  }

  /// Records the demonstration and the typical scenarios, and then other steps up to a number of messages.
  mutating func explore(_ demonstration: [Step<Subject.Gesture>], messages limit: Int) {
    let start = record(Way(steps: [], cost: 0))
    follow(demonstration, from: start, atNoCost: true)
    let most = messages + limit
    for scenario in typicalScenarios where messages < most {
      let end = follow(scenario, from: start)
      for step in palette where messages < most { take(Move(source: end, step: step)) }
    }
    var cost = 0
    while cost < frontier.count {
      // Every step costs something, so that none is added to the moves of a cost while they are taken.
      let moves = frontier[cost].sorted { ($0.rank, $0.source) < ($1.rank, $1.source) }
      for move in moves where messages < most { take(move) }
      cost += 1
    }
    graph.leaveOutDeadEnds(but: demonstration.map(\.notation))
    graph.leaveOutUnreachedStates()
  }

  /// The short scenarios of the app's rules that keep to the palette, as what people do with it.
  private var typicalScenarios: [[Step<Subject.Gesture>]] {
    app.rules.filter { $0.mode == .asWritten }.flatMap(\.scenarios)
      .filter { $0.kind == .typical }.map(\.steps)
      .filter { $0.count <= 8 && $0.allSatisfy(palette.contains) }.uniqued
  }

  /// Takes steps, one after the other; returns the state to which they lead.
  @discardableResult
  private mutating func follow(
    _ steps: [Step<Subject.Gesture>], from start: Int, atNoCost isFree: Bool = false
  ) -> Int {
    steps.reduce(start) { take(Move(source: $0, step: $1), atNoCost: isFree) }
  }

  /// Takes a step, unless it is recorded already; returns the state to which it leads.
  @discardableResult
  private mutating func take(_ move: Move, atNoCost isFree: Bool = false) -> Int {
    if let known = graph.states[move.source].episodes[move.step.notation] {
      return graph.episodes[known].state
    }
    let way = ways[move.source]
    let cost = isFree ? way.cost : way.cost + costs.cost(of: move.step, after: way.steps.last)
    graph.states[move.source].episodes[move.step.notation] = graph.episodes.count
    return record(Way(steps: way.steps + [move.step], cost: cost))
  }

  /// Records the last step of a way; returns the state to which it leads.
  private mutating func record(_ way: Way) -> Int {
    let taken = TracedStep(
      of: app.name, in: patterns, way.steps, showing: Subject.Display.self)
    let state = numbers[taken.state] ?? addState(taken, way)
    if let episode = taken.traces.episodes.first {
      messages += episode.rows.joined().count { $0 != nil }
      graph.episodes.append(
        ConversationMap.Episode(
          episode, in: taken.traces.traces.map(\.participants), sources, to: state))
    }
    return state
  }

  private mutating func addState(_ taken: TracedStep, _ way: Way) -> Int {
    let number = graph.states.count
    numbers[taken.state] = number
    graph.states.append(ConversationMap.State(widgets: taken.widgets, episodes: [:]))
    ways.append(way)
    for (rank, step) in palette.enumerated() {
      let cost = way.cost + costs.cost(of: step, after: way.steps.last)
      while frontier.count <= cost { frontier.append([]) }
      frontier[cost].append(Move(source: number, step: step, rank: rank))
    }
    return number
  }
}

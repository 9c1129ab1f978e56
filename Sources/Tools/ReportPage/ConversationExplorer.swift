import AppScreens
import Parity
import TextLayout
import Traces

/// An exploration of an app's states that records the messages of each step.
///
/// The steps of the demonstration are recorded first, with all that can be done instead, then those of
/// typical scenarios, and then others, the likelier first. From each new state it goes on as people do until it comes to one that is known,
/// so that nobody is left where nothing goes on.
struct ConversationExplorer<Subject: AppDefinition> {
  /// The way to a state by which it was found first, and how it ends.
  private struct Way {
    var steps: [Step<Subject.Gesture>] = []
    var cost = 0
    var run: StepCosts.Run?
  }

  private typealias Screens = TracedScreens<Subject.Gesture, Subject.Display>

  let app: Subject
  let patterns: [Pattern]
  let sources: [ConversationMap.Part]

  /// The steps to take from each state.
  let palette: [Step<Subject.Gesture>]

  /// The notations of the palette.
  private let notations: [String]

  private let habits: Habits
  private(set) var graph = ConversationGraph()
  private var messages = 0
  private var ways: [Way] = []
  private var numbers: [[ModelState]: Int] = [:]

  /// The screens that the last step was taken on, and the state that they are in.
  private var current: (screens: Screens, state: Int)

  /// The moves that wait.
  private var queue: MoveQueue

  /// For each step of the palette, how often it led to a state that was known.
  private var returns: [Int]

  /// An exploration, which begins with new screens.
  init(
    app: Subject, patterns: [Pattern], sources: [ConversationMap.Part],
    demonstration: [Step<Subject.Gesture>], palette: [Step<Subject.Gesture>]
  ) {
    self.app = app
    self.patterns = patterns
    self.sources = sources
    self.palette = palette
    notations = palette.map(\.notation)
    returns = palette.map { _ in 0 }
    queue = MoveQueue(StepCosts(palette))
    habits = Habits([demonstration] + app.typicalRuns, in: palette)
    current = (Screens(of: app.name, in: patterns, after: nil), 0)
    record(Way())
  }

  /// Records the demonstration and the typical scenarios, and then other steps up to a number of messages.
  mutating func explore(_ demonstration: [Step<Subject.Gesture>], messages limit: Int) {
    var shown = [0]
    for step in demonstration.compactMap(place) {
      shown.append(take(Move(source: shown[shown.count - 1], step: step)))
    }
    let most = messages + limit
    for state in shown {
      for step in palette.indices { goOn(from: take(Move(source: state, step: step))) }
    }
    for steps in app.shortRuns(in: palette) where messages < most {
      var state = 0
      for step in steps.compactMap(place) {
        state = take(Move(source: state, step: step))
        goOn(from: state)
      }
    }
    while messages < most, let move = queue.next() { goOn(from: take(move)) }
    graph.leaveOutDeadEnds(but: demonstration.map(\.notation))
    graph.leaveOutUnreachedStates()
  }

  private func place(of step: Step<Subject.Gesture>) -> Int? { palette.firstIndex(of: step) }

  /// Goes on from a state as people most often do, until it comes to one where that is recorded, and
  /// from which there is a way to another.
  private mutating func goOn(from start: Int) {
    var state = start
    // A dozen steps are enough for what people do; what has no way on then is left out at the end.
    for _ in 0..<12 {
      guard let step = likeliestStep(from: state) else { return }
      state = take(Move(source: state, step: step))
    }
  }

  /// The step to go on by; nil if the likeliest is recorded, and there is a way to another state.
  private func likeliestStep(from state: Int) -> Int? {
    let isUntried = { step in graph.states[state].episodes[notations[step]] == nil }
    let likely = habits.likely(after: ways[state].run?.kind).prefix(2)
    if let first = likely.first, isUntried(first) { return first }
    if hasWayOn(state) { return nil }
    return likely.first(where: isUntried)
      ?? palette.indices.filter(isUntried).max { returns[$0] < returns[$1] }
  }

  /// Indicates whether a step to another state is recorded.
  private func hasWayOn(_ state: Int) -> Bool {
    graph.states[state].episodes.values.contains { graph.episodes[$0].state != state }
  }

  /// Takes a step, unless it is recorded already; returns the state to which it leads.
  private mutating func take(_ move: Move) -> Int {
    if let known = graph.states[move.source].episodes[notations[move.step]] {
      return graph.episodes[known].state
    }
    let way = ways[move.source]
    if current.state != move.source {
      current = (Screens(of: app.name, in: patterns, after: way.steps), move.source)
    }
    graph.states[move.source].episodes[notations[move.step]] = graph.episodes.count
    let known = graph.states.count
    let step = palette[move.step]
    current.screens.take(step)
    record(
      Way(
        steps: way.steps + [step],
        cost: way.cost + queue.costs.cost(of: move.step, after: way.run),
        run: StepCosts.Run(queue.costs.kinds[move.step], after: way.run)))
    if current.state < known, current.state != move.source { returns[move.step] += 1 }
    return current.state
  }

  /// Records what was traced last, at the end of a way.
  private mutating func record(_ way: Way) {
    let traced = current.screens.takeTraced()
    if let known = numbers[traced.state] {
      current.state = known
      if way.cost < ways[known].cost {
        ways[known] = way
        queue.add(stepsFrom: known, at: way.cost, after: way.run)
      }
    } else {
      current.state = graph.states.count
      numbers[traced.state] = current.state
      graph.states.append(ConversationMap.State(widgets: traced.widgets, episodes: [:]))
      ways.append(way)
      queue.add(stepsFrom: current.state, at: way.cost, after: way.run)
    }
    guard let episode = traced.traces.episodes.first else { return }
    messages += episode.rows.joined().count { $0 != nil }
    graph.episodes.append(
      ConversationMap.Episode(
        episode, in: traced.traces.traces.map(\.participants), sources, to: current.state))
  }
}

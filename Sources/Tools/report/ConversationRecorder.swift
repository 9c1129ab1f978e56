import AppScreens
import Synchronization
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// Records the conversations that steps start in the states of an app, on walks that begin with a new screen.
struct ConversationRecorder<Subject: AppDefinition> {
  /// A step on a walk, and what came of it.
  private struct Visit {
    let from: Int
    let step: String
    let to: Int
    let before: String
    let after: String
    let rows: ConversationMap.Rows
  }

  private let app: Subject
  private let patterns: [Pattern]
  private let parts: [ConversationMap.Part]
  private let steps: [Step<Subject.Gesture>]

  /// The value that grows without end, if any.
  private let growing: GrowingValue

  private var visits: [Visit] = []

  /// The value and the conversation of a new screen.
  private(set) var start = ""
  private(set) var opening: ConversationMap.Rows = []

  /// The states without their moves; the first is that of a new screen.
  private var states: [ConversationMap.State] = []
  private var numbers: [[String]: Int] = [:]

  /// The steps by which each state was found first.
  private var ways: [[Step<Subject.Gesture>]] = []

  init(
    app: Subject, patterns: [Pattern], parts: [ConversationMap.Part],
    steps: [Step<Subject.Gesture>], growing: GrowingValue
  ) {
    (self.app, self.patterns, self.parts, self.steps) = (app, patterns, parts, steps)
    self.growing = growing
  }

  /// Records steps one after the other.
  mutating func record(_ walk: [Step<Subject.Gesture>]) {
    add(
      SideBySideTraces(of: app.name, in: patterns, walk, showing: Subject.Display.self), of: walk)
  }

  /// Records every step in every state, those that fewest steps lead to first, until so many were taken.
  mutating func explore(limit: Int) {
    guard let pattern = patterns.first else { return }
    let (steps, growing) = (steps, growing)
    let route = Mutex(Route(explored: ExploredStates(stepCount: steps.count), rest: limit))
    while true {
      route.withLock { $0.taken = [] }
      let first = Trace(of: app.name, in: pattern, showing: Subject.Display.self) { episodes in
        route.withLock { route in
          let key = growing.key(of: [episodes[route.taken.count].state])
          return route.step(in: key).map { steps[$0] }
        }
      }
      let walk = route.withLock { $0.taken.map { steps[$0.step] } }
      guard let first, !walk.isEmpty else { return }
      let others = patterns.dropFirst().compactMap {
        Trace(of: app.name, in: $0, walk, showing: Subject.Display.self)
      }
      add(SideBySideTraces([first] + others), of: walk)
    }
  }

  /// Records the steps that were not taken in a state that was met, until so many were taken.
  mutating func complete(limit: Int) {
    var rest = limit
    var state = 0
    while state < states.count {
      let taken = Set(visits.lazy.filter { $0.from == state }.map(\.step))
      for step in steps where rest > 0 && !taken.contains(step.notation) {
        record(ways[state] + [step])
        rest -= 1
      }
      state += 1
    }
  }

  /// Adds what was recorded on a walk.
  private mutating func add(_ traces: SideBySideTraces, of walk: [Step<Subject.Gesture>]) {
    let participants = traces.traces.map(\.participants)
    var before: (state: Int, value: String)?
    for (index, episode) in traces.episodes.enumerated() {
      let ends = traces.traces.map { $0.episodes[index].state }
      let value = growing.value(in: ends[0])
      guard value.count <= GrowingValue.longest else { return }
      let key = growing.key(of: ends)
      let state = numbers[key] ?? states.count
      if state == states.count {
        numbers[key] = state
        ways.append(Array(walk.prefix(index)))
        let widgets = traces.traces[0].episodes[index].widgets
        let mark = { [growing] in growing.marked($0, before: value, after: value) }
        states.append(
          ConversationMap.State(
            widgets: widgets.map { Widget($0.name, shows: mark($0.text)) },
            held: ends.map { $0.dropLast(widgets.count).withoutWholes.map(mark) }))
      }
      let rows = ConversationMap.Rows(episode, in: participants, parts)
      if let before {
        visits.append(
          Visit(
            from: before.state, step: traces.traces[0].episodes[index].name, to: state,
            before: before.value, after: value, rows: rows))
      } else if opening.isEmpty {
        (start, opening) = (value, rows)
      }
      before = (state, value)
    }
  }

  /// The states with their moves, and the conversations of these, where each can be derived for every value
  /// at which it was recorded; nil where one cannot.
  ///
  /// A move that leads to where nothing was recorded is left out: there is no end.
  func conclude() -> (states: [ConversationMap.State], episodes: [ConversationMap.Rows])? {
    var states = states
    var episodes = Distinct<ConversationMap.Rows>()
    _ = episodes.number(of: opening)
    for visits in groups {
      let first = visits[0]
      let conclusion = conclusion(on: visits)
      if growing == .literal, conclusion == nil { return nil }
      let (change, other, same) = conclusion ?? (.kept, nil, first.rows)
      states[first.from].moves[first.step, default: []].append(
        ConversationMap.Move(
          target: first.to, change: change, episode: other.map { episodes.number(of: $0) },
          episodeOfSame: same.map { episodes.number(of: $0) }))
    }
    while true {
      let ends = Set(states.indices.filter { states[$0].moves.isEmpty })
      var isDone = true
      for index in states.indices {
        let moves = states[index].moves
        let open = moves.filter { !$0.value.contains { ends.contains($0.target) } }
        if open.count < moves.count { (states[index].moves, isDone) = (open, false) }
      }
      if isDone { return (states, episodes.values) }
    }
  }

  /// The calculations of which the result was recorded, and their results.
  var results: [[String]] {
    groups.filter { conclusion(on: $0)?.0 == .calculated }.joined()
      .map { [$0.before, $0.after] }.uniqued
  }

  /// The visits of each step in each state that led to the same state, in the order in which they were met.
  private var groups: [[Visit]] {
    var groups: [[Visit]] = []
    var numbers = Distinct<[String]>()
    for visit in visits {
      let number = numbers.number(of: ["\(visit.from)", visit.step, "\(visit.to)"])
      if number == groups.count { groups.append([]) }
      groups[number].append(visit)
    }
    return groups
  }

  /// How a step changes the value, and its messages where the value after it is another, and where it is
  /// the same; nil if there is no such for all visits.
  private func conclusion(
    on visits: [Visit]
  ) -> (GrowingValue.Change, other: ConversationMap.Rows?, same: ConversationMap.Rows?)? {
    let change = GrowingValue.Change.allCases.first { change in
      visits.allSatisfy { change.explains(visits[0].step, from: $0.before, to: $0.after) }
    }
    let same = visits.filter { $0.before == $0.after }
    let others = visits.filter { $0.before != $0.after }
    let derived = [others, same].map(form)
    guard let change, others.isEmpty || derived[0] != nil, same.isEmpty || derived[1] != nil else {
      return nil
    }
    return (change, derived[0], derived[1])
  }

  /// The messages of a step with marks for the value before and after it, from which those of every visit
  /// can be derived; nil if there are none.
  private func form(of visits: [Visit]) -> ConversationMap.Rows? {
    // Long values are seldom in a message by chance.
    let candidates = visits.sorted { ($0.before + $0.after).count > ($1.before + $1.after).count }
    for visit in candidates.prefix(8) {
      let form = visit.rows.mapTexts {
        growing.marked($0, before: visit.before, after: visit.after)
      }
      let isRight = visits.allSatisfy { other in
        let derived = form.mapTexts {
          growing.filled($0, before: other.before, after: other.after)
        }
        return derived.withLines(of: other.rows) == other.rows.withLines(of: derived)
      }
      if isRight { return visits.reduce(form) { $0.withLines(of: $1.rows) } }
    }
    return nil
  }
}

extension ArraySlice<String> {
  /// The values without those whose parts are there, too.
  fileprivate var withoutWholes: [String] {
    let names = map { $0.prefix { $0 != ":" } }
    return zip(self, names).filter { _, name in !names.contains { $0.hasPrefix("\(name).") } }.map(
      \.0)
  }
}

/// The states of an app, and the episodes that lead from one to another.
struct ConversationGraph {
  /// The states; the first is that of a new screen.
  var states: [ConversationMap.State] = []

  /// The episodes; the first is that of a new screen.
  var episodes: [ConversationMap.Episode] = []

  /// Leaves out the steps to states from which nothing was recorded, until there are none.
  ///
  /// So whoever takes a step that was recorded can always take another. The demonstration stays.
  mutating func leaveOutDeadEnds(but demonstration: [String]) {
    let shown = episodes(of: demonstration)
    var hasDeadEnds = true
    while hasDeadEnds {
      hasDeadEnds = false
      for number in states.indices {
        let moves = states[number].episodes
        states[number].episodes = moves.filter { _, episode in
          shown.contains(episode) || !states[episodes[episode].state].episodes.isEmpty
        }
        hasDeadEnds = hasDeadEnds || states[number].episodes.count < moves.count
      }
    }
  }

  /// Leaves out the states to which no step leads any more, and the episodes that no step starts.
  mutating func leaveOutUnreachedStates() {
    let kept = Set(states.flatMap(\.episodes.values)).union([0]).sorted()
    let reached = Set(kept.map { episodes[$0].state }).union([0]).sorted()
    let newEpisodes = Self.places(in: kept)
    let newStates = Self.places(in: reached)
    states = reached.map { number in
      ConversationMap.State(
        widgets: states[number].widgets,
        episodes: states[number].episodes.compactMapValues { newEpisodes[$0] })
    }
    episodes = kept.map { number in
      ConversationMap.Episode(
        rows: episodes[number].rows, state: newStates[episodes[number].state] ?? 0)
    }
  }

  /// The episodes that steps start, one after the other, from a new screen.
  private func episodes(of steps: [String]) -> Set<Int> {
    var taken: Set<Int> = []
    var state = 0
    for step in steps {
      guard let episode = states[state].episodes[step] else { break }
      taken.insert(episode)
      state = episodes[episode].state
    }
    return taken
  }

  private static func places(in numbers: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
  }
}

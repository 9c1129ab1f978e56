import Testing

@testable import ReportPage

/// What is left of the conversations on a page, so that a reader can always take another step.
struct ConversationGraphTests {
  /// States with the states that steps lead to; each episode leads to its own.
  private func graph(_ moves: [[String: Int]]) -> ConversationGraph {
    var graph = ConversationGraph()
    graph.episodes = [.init(rows: [], state: 0)]
    for targets in moves {
      var state = ConversationMap.State(widgets: [], episodes: [:])
      for (step, target) in targets.sorted(by: { $0.key < $1.key }) {
        state.episodes[step] = graph.episodes.count
        graph.episodes.append(.init(rows: [], state: target))
      }
      graph.states.append(state)
    }
    return graph
  }

  /// The states that steps lead to, as they were given.
  private func moves(_ graph: ConversationGraph) -> [[String: Int]] {
    graph.states.map { $0.episodes.mapValues { graph.episodes[$0].state } }
  }

  @Test func `steps that lead to nothing are left out, one after the other`() {
    var found = graph([["a": 1, "b": 2], ["b": 0], ["c": 3], [:]])
    found.leaveOutDeadEnds(but: [])
    #expect(moves(found) == [["a": 1], ["b": 0], [:], [:]])
  }

  @Test func `the demonstration stays, though it leads to an end`() {
    var found = graph([["a": 1, "b": 2], ["b": 0], ["c": 3], [:]])
    found.leaveOutDeadEnds(but: ["b", "c"])
    #expect(moves(found) == [["a": 1, "b": 2], ["b": 0], ["c": 3], [:]])
    found.leaveOutDeadEnds(but: ["b"])
    #expect(moves(found) == [["a": 1, "b": 2], ["b": 0], [:], [:]])
  }

  @Test func `states that no step leads to are left out, with the episodes that none starts`() {
    var found = graph([["a": 2], ["b": 0], ["c": 0]])
    found.states[1].episodes = [:]
    found.leaveOutUnreachedStates()
    #expect(moves(found) == [["a": 1], ["c": 0]])
    #expect(found.episodes.count == 3)
  }
}

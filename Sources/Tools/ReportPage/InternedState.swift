/// A state: the words that its widgets show, and the steps that were recorded from it.
struct InternedState {
  /// A step by its number, with the shape of its conversation, the state that follows, and the words.
  struct Move {
    let step: Int
    let shape: Int
    let target: Int
    let words: [Int]
  }

  let widgets: [Int]
  let moves: [Move]

  /// The states one after the other: the words of each, and the number of its moves; then of each move
  /// the step, the shape, the state that follows, and the words.
  ///
  /// Most numbers are told by their difference from the one before them of their sort.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - places: The places of the words in the list, by their numbers.
  /// - Returns: The numbers.
  static func packed(_ states: [InternedState], _ places: [Int]) -> PackedNumbers {
    var packed = PackedNumbers()
    var shown = states.first?.widgets.map { _ in 0 } ?? []
    var last: [Int: Move] = [:]
    for state in states {
      for (widget, word) in state.widgets.enumerated() {
        packed.append(places[word], after: shown[widget])
        shown[widget] = places[word]
      }
      packed.append(state.moves.count)
      var step = 0
      for move in state.moves {
        packed.append(move.step - step)
        step = move.step
        packed.append(move.shape, after: last[step]?.shape ?? 0)
        packed.append(move.target, after: last[step]?.target ?? 0)
        for word in move.words { packed.append(places[word]) }
        last[step] = move
      }
    }
    return packed
  }
}

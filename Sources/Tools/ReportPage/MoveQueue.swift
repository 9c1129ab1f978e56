/// A step from a state, by its place in the palette.
struct Move {
  let source: Int
  let step: Int
}

/// Moves that wait until they are taken: those whose way costs least come first.
struct MoveQueue {
  /// The costs of the steps.
  private(set) var costs: StepCosts

  /// The steps from states, by the cost of the way to their end.
  private var waiting: [[(source: Int, steps: [Int])]] = []

  /// The cost of the moves that come next, and their places among those of that cost.
  private var turn = (cost: 0, source: 0, step: 0)

  /// An empty queue.
  init(_ costs: StepCosts) {
    self.costs = costs
  }

  /// Adds all steps from a state, to which a way of some cost leads that ends in a run.
  mutating func add(stepsFrom state: Int, at cost: Int, after run: StepCosts.Run?) {
    for (added, steps) in costs.steps(after: run).sorted(by: { $0.key < $1.key }) {
      // A state that is found late, by a way that costs less, has its turn now.
      let total = max(cost + added, turn.cost)
      while waiting.count <= total { waiting.append([]) }
      waiting[total].append((state, steps))
    }
  }

  /// The next move, which waits no more; nil if there is none.
  mutating func next() -> Move? {
    while turn.cost < waiting.count {
      guard turn.source < waiting[turn.cost].count else {
        turn = (turn.cost + 1, 0, 0)
        continue
      }
      let (source, steps) = waiting[turn.cost][turn.source]
      guard turn.step < steps.count else {
        turn = (turn.cost, turn.source + 1, 0)
        continue
      }
      defer { turn.step += 1 }
      return Move(source: source, step: steps[turn.step])
    }
    return nil
  }
}

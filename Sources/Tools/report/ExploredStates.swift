/// What is known of an app's states while they are explored: which step leads where.
struct ExploredStates {
  private struct State {
    /// The number of steps by which it was found first.
    let depth: Int

    /// The states to which the steps led; nil for one that was not taken.
    var targets: [Int?]

    var isOpen: Bool { targets.contains(nil) }
  }

  private let stepCount: Int
  private var states: [State] = []
  private var numbers: [[String]: Int] = [:]

  init(stepCount: Int) {
    self.stepCount = stepCount
  }

  /// The number of a state; it is new where it is reached first.
  mutating func number(of key: [String], reachedFrom before: Int?) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = states.count
    states.append(
      State(
        depth: before.map { states[$0].depth + 1 } ?? 0,
        targets: Array(repeating: nil, count: stepCount)))
    return states.count - 1
  }

  /// Notes that a step led from one state to another.
  mutating func note(_ step: Int, from state: Int, to target: Int) {
    states[state].targets[step] = target
  }

  /// A step on the shortest way from a state to one that is still to be taken, in the states that fewest
  /// steps lead to; nil if none is left, or no way to one is known.
  mutating func next(from state: Int) -> Int? {
    guard let level = states.filter(\.isOpen).map(\.depth).min() else { return nil }
    var first: [Int: Int] = [:]
    var line = [state]
    var index = 0
    while index < line.count {
      let place = line[index]
      index += 1
      if states[place].depth <= level + 2, let step = states[place].targets.firstIndex(of: nil) {
        return first[place] ?? step
      }
      for (step, target) in states[place].targets.enumerated() {
        guard let target, target != state, first[target] == nil else { continue }
        first[target] = first[place] ?? step
        line.append(target)
      }
    }
    return nil
  }
}

/// A walk through states that are explored on the way.
struct Route {
  private var explored: ExploredStates

  /// The number of steps that may still be taken, on this walk and later ones.
  private var rest: Int

  /// The steps of this walk, each with the state in which it was taken.
  var taken: [(step: Int, from: Int)] = []

  init(explored: ExploredStates, rest: Int) {
    self.explored = explored
    self.rest = rest
  }

  /// The next step, in the state to which the last one led; nil at the walk's end.
  mutating func step(in key: [String]) -> Int? {
    let here = explored.number(of: key, reachedFrom: taken.last?.from)
    if let last = taken.last { explored.note(last.step, from: last.from, to: here) }
    guard rest > 0, taken.count < 60, let step = explored.next(from: here) else { return nil }
    rest -= 1
    taken.append((step, here))
    return step
  }
}

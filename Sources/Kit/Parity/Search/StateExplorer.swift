/// The states that steps lead to, told apart by a key, each with the first path found to it.
///
/// States are explored in the order in which they are found, so that paths are as short as can be.
package struct StateExplorer<Step, Key: Hashable> {
  /// A step from one state to another, or back to the same.
  package struct Transition {
    /// The number of the state from which the step is taken.
    package let source: Int

    /// The step.
    package let step: Step

    /// The number of the state to which it leads; nil for a new one when there are too many already.
    package let target: Int?
  }

  /// The steps that lead to each state from the beginning; a state's number is its index here.
  package private(set) var paths: [[Step]] = []

  private var numbers: [Key: Int] = [:]
  private let limit: Int

  /// An explorer that has found no state yet, and finds at most a number of them.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes every step from every state that is found.
  ///
  /// - Parameters:
  ///   - steps: The steps to take from each state.
  ///   - reach: Takes a path from the beginning; the key of the state that it leads to, or nil to
  ///     explore no further.
  ///   - visit: Hears of each transition; whether to go on.
  /// - Returns: Whether every step was taken from every state, and none led beyond the limit.
  /// - Complexity: O(*limit* · *s*) paths for *s* steps.
  package mutating func explore(
    _ steps: [Step], reach: ([Step]) -> Key?, visit: (Transition) -> Bool
  ) -> Bool {
    guard let start = reach([]) else { return false }
    _ = number(of: start, after: [])
    var isWhole = true
    var source = 0
    while source < self.paths.count {
      for step in steps {
        let path = self.paths[source] + [step]
        guard let key = reach(path) else { return false }
        let target = number(of: key, after: path)
        isWhole = isWhole && target != nil
        guard visit(Transition(source: source, step: step, target: target)) else { return false }
      }
      source += 1
    }
    return isWhole
  }

  private mutating func number(of key: Key, after path: [Step]) -> Int? {
    if let known = numbers[key] { return known }
    guard paths.count < limit else { return nil }
    numbers[key] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}

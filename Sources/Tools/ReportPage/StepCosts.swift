import AppScreens

/// The costs of steps, by which the likelier ones are recorded first.
///
/// A step costs 2. A second digit costs 1, but a third costs 6, and any later one more. Any other step
/// after one of its kind costs 1 more, and so does a less usual one: the third text of a field or any
/// later one, or a view that is replaced.
struct StepCosts {
  /// Steps of one kind that follow each other at the end of a way.
  struct Run: Hashable {
    let kind: StepKind
    let length: Int

    /// The run after a step of a kind that follows another run, or nothing.
    init(_ kind: StepKind, after last: Run?) {
      self.kind = kind
      length = last?.kind == kind ? (last?.length ?? 0) + 1 : 1
    }
  }

  /// The kinds of the steps of a palette.
  let kinds: [StepKind]

  /// The places of the less usual steps.
  private let unusual: Set<Int>

  /// The steps by their costs after a run, as far as they were asked for.
  private var known: [Run?: [Int: [Int]]] = [:]

  /// The costs of the steps of a palette, in which the usual texts of a field come first.
  init<Gesture: ScreenGesture>(_ palette: [Step<Gesture>]) {
    kinds = palette.map(StepKind.init)
    var counts: [StepKind: Int] = [:]
    unusual = Set(
      kinds.enumerated().filter { place, kind in
        counts[kind, default: 0] += 1
        return palette[place] == .replaceView || kind.isText && counts[kind, default: 0] > 2
      }.map(\.offset))
  }

  /// The places of all steps in the palette, by their costs after a run.
  mutating func steps(after run: Run?) -> [Int: [Int]] {
    if let steps = known[run] { return steps }
    let steps = Dictionary(grouping: kinds.indices) { cost(of: $0, after: run) }
    known[run] = steps
    return steps
  }

  /// The cost of a step, by its place in the palette, after a run.
  func cost(of step: Int, after run: Run?) -> Int {
    let isAlike = run?.kind == kinds[step]
    if isAlike, let run, run.kind == .digit { return 5 * run.length - 4 }
    return 2 + (isAlike ? 1 : 0) + (unusual.contains(step) ? 1 : 0)
  }
}

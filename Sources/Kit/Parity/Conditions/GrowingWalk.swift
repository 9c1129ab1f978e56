import AppScreens

extension ScreenWalk {
  /// Makes the walk longer in the way that the seed chooses, and measures what its steps cost.
  ///
  /// A step may cost in proportion to what it deals with: where that is doubled, it must not take four times
  /// as long. It may not cost more for what was before and is forgotten. What is judged is not how long a
  /// step takes, but how that grows.
  /// Source: Goldsmith, Aiken and Wilkerson, *Measuring Empirical Computational Complexity*, ESEC/FSE 2007.
  func measureGrowth() throws(Fault) {
    switch Growth(seed: walk.seed) {
    case .rounds: try compareRounds()
    case .lastText: try double("its text")
    case .allTexts: try double("every text")
    case .stepsBeforeLast: try double("the number of steps before it")
    }
  }

  /// Late rounds may not cost more than early ones.
  private func compareRounds() throws(Fault) {
    var steps = steps
    guard hasDearerRounds(of: steps) else { return }
    // Views that live on make steps dearer too, which is the matter of another condition.
    if keepsViews {
      steps.removeAll { $0 == .replaceView }
      guard hasDearerRounds(of: steps) else { return }
    }
    throw Fault(
      steps: self.steps.count, expected: "steps that cost no more for having been taken before",
      shown: "steps that cost more the more often they were taken",
      hint: "what goes again through all that has happened, or all that was ever kept?")
  }

  /// Indicates whether late rounds are dearer, each time of three.
  private func hasDearerRounds(of steps: [Step<Gesture>]) -> Bool {
    guard !steps.isEmpty else { return false }
    return (1...3).allSatisfy { _ in takesDearerRounds(of: steps) }
  }

  /// Takes rounds until they show whether late ones are dearer.
  private func takesDearerRounds(of steps: [Step<Gesture>]) -> Bool {
    let screen = makeScreen()
    var costs = RoundCosts(steps: steps.count)
    let size = max(16, 256 / steps.count)
    for start in stride(from: 0, to: 16_384 / steps.count, by: size) {
      costs.add(self.costs(of: Walk(steps).rounds(start..<start + size)[...], on: screen))
      guard costs.count < 2_048 || costs.areDearerLate(times: 1.2, by: 0) else { return false }
      // A screen that keeps only so many things, such as the last hundred, grows no more in the end.
      if costs.sum > 0.03, costs.areDearerLate(times: 3, by: 3e-6) { return true }
      if costs.sum > 0.1 { return false }
    }
    return costs.areDearerLate(times: 3, by: 3e-6)
  }

  /// Indicates whether a replaced view is not released in one of some rounds.
  private var keepsViews: Bool {
    let screen = makeScreen()
    return Walk(steps).rounds(0..<16).contains { step in
      let view = WeakReference(screen.view)
      screen.take(step)
      return view.isAlive && !view.isSame(as: screen.view)
    }
  }

  /// The last step may take twice as long where there is twice as much, but not four times.
  private func double(_ whole: String) throws(Fault) {
    // Eight times as much: most work is seen at once to cost in proportion.
    let part = costOfLast(at: 64)
    guard costOfLast(at: 512) > max(50e-6, 16 * part), isTooDear else { return }
    throw Fault(
      steps: steps.count,
      expected: "a last step that takes at most twice as long where \(whole) is doubled",
      shown: "one that takes about four times as long, or longer, each time")
  }

  /// Indicates whether the last step takes several times as long, twice in a row.
  ///
  /// The least size at which that shows is enough. Where work that costs in proportion hides it, it shows
  /// at a larger one.
  private var isTooDear: Bool {
    var (size, last) = (4, 0.0)
    while true {
      size *= 2
      let cost = costOfLast(at: size)
      // Where it doubles with every character, the next size takes for ever.
      let isLast =
        size == 4_096 || cost > 20e-3 || last > 0 && cost > max(1e-3, 30 * last)
      if size >= 32, isLast || cost > 3 * last, quadruples(at: size) { return true }
      if isLast { return false }
      last = cost
    }
  }

  /// Indicates whether the last step takes four times as long as at half the size, and that as at a quarter.
  private func quadruples(at size: Int) -> Bool {
    // Whatever else a machine does can only add to what is measured: the least of some measurements tells.
    var least = [Double](repeating: .infinity, count: 3)
    for round in 1...5 {
      for (index, part) in [4, 2, 1].enumerated() {
        least[index] = min(least[index], costOfLast(at: size / part))
      }
      // Work that takes no time at all does not tell how it grows.
      guard least[2] > 0.5e-3 else { return false }
      let isTooDear = least[1] > 3.2 * least[0] && least[2] > 3.2 * least[1]
      if round > 2 && !isTooDear { return false }
    }
    return true
  }

  /// The seconds that the last step of the grown walk takes, at best of a few tries.
  private func costOfLast(at size: Int) -> Double {
    let steps = walk.grown(to: size)
    return (1...3).map { _ in
      let screen = makeScreen()
      for step in steps.dropLast() { screen.take(step) }
      return costs(of: steps.suffix(1), on: screen).last ?? 0
    }.min() ?? 0
  }

  /// The seconds that each step takes, with a look at the display.
  private func costs(
    of steps: ArraySlice<Step<Gesture>>, on screen: some Screen<Gesture, Display>
  ) -> [Double] {
    var start = ProcessorTime.now
    return steps.map { step in
      screen.take(step)
      _ = screen.display
      let end = ProcessorTime.now
      defer { start = end }
      return end - start
    }
  }
}

/// The cost of each step of some rounds, in seconds.
private struct RoundCosts {
  /// The seconds that all steps took.
  private(set) var sum = 0.0

  private var costs: [Double] = []
  private let steps: Int

  init(steps: Int) {
    self.steps = steps
  }

  /// The number of steps taken.
  var count: Int { costs.count }

  mutating func add(_ more: [Double]) {
    costs += more
    sum += more.reduce(0, +)
  }

  /// Indicates whether any step is several times as dear in late rounds as in early ones, at best in both.
  ///
  /// Whatever else a machine does can only add to what is measured, and hardly to each of many.
  func areDearerLate(times factor: Double, by seconds: Double) -> Bool {
    let eighth = costs.count / steps / 8
    return (0..<steps).contains { step in
      func least(_ rounds: Range<Int>) -> Double {
        rounds.map { costs[$0 * steps + step] }.min() ?? 0
      }
      let (early, late) = (least(eighth..<2 * eighth), least(7 * eighth..<8 * eighth))
      return late > max(factor * early, early + seconds)
    }
  }
}

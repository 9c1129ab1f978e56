import AppScreens
import SharedSuite

extension Sequence {
  /// Walks that do not depend on what came of those before, in batches; they are drawn as they are taken, for there
  /// may be a million of them.
  fileprivate func inBatches<Subject>(
    of size: Int = SearchLimits.walksOfBatch
  ) -> AnyIterator<[Element]> where Element == PlannedWalk<Subject> {
    var walks = makeIterator()
    var batches = 0
    return AnyIterator {
      var batch: [Element] = []
      batches += 1
      while batch.count < size, var walk = walks.next() {
        walk.walk.isOnMainThread = batches.isMultiple(of: SearchLimits.batchesOnMainThread)
        batch.append(walk)
      }
      return batch.isEmpty ? nil : batch
    }
  }
}

extension AppDefinition {
  /// Walks from a source in batches, each with what the specification says of it.
  func walks(
    from source: WalkSource, _ effort: Effort
  ) -> AnyIterator<[PlannedWalk<Self>]> {
    let corpus = StepCorpus(self)
    let share =
      switch source {
      case .random: 1
      case .repetition: 2
      case .numbers, .texts, .scenarios, .sequences: 4
      }
    let drawn = RandomWalks(
      corpus, from: source, steps: effort.gestures / share, seed: effort.seed)
    let walks =
      switch source {
      // Long texts come last, as they take for ever where each of a few takes long.
      case .texts:
        AnySequence(
          [
            AnySequence(corpus.continuedTexts + corpus.mistakenTexts + corpus.similarTexts),
            AnySequence(drawn),
            AnySequence(corpus.longTexts),
          ].lazy.joined())
      case .sequences: AnySequence(sequences(of: effort))
      case .numbers, .random, .repetition, .scenarios: AnySequence(drawn)
      }
    let origin = source.words
    return walks.lazy.map { steps in
      PlannedWalk(walk: Walk(steps), origin: origin, reference: reference(of: steps))
    }.inBatches()
  }

  /// Scenarios and random walks in batches, to take under a condition.
  func walks(
    under condition: Condition, _ effort: Effort
  ) -> AnyIterator<[PlannedWalk<Self>]> {
    let corpus = StepCorpus(self)
    let facts = condition.facts
    let random = (0..<UInt64(effort.walks)).map { index in
      let number = 1 + (effort.seed - 1) &* UInt64(effort.walks) &+ index
      var steps =
        RandomWalks(corpus, from: .random, steps: 1, seed: number).first { _ in true } ?? []
      if facts.pauses { steps = Array(steps.prefix(SearchLimits.stepsWithPauses)) }
      if facts.replacesViews { steps = Array(steps.prefix(SearchLimits.stepsWithNewViews)) }
      return PlannedWalk<Self>(
        walk: walk(steps, number), origin: "random walk \(number)",
        reference: reference(of: steps))
    }
    let new = PlannedWalk<Self>(
      walk: walk([], 1), origin: "a new screen", reference: reference(of: []))
    let scenarios = rules.flatMap(\.scenarios)
      .filter { $0.steps.count <= SearchLimits.stepsOfScenario }
      .filter { !$0.steps.contains(where: \.takesLong) }
      .map { scenario in
        var walk = new.walk
        walk.steps = scenario.steps
        return PlannedWalk<Self>(
          walk: walk, origin: scenario.name, reference: reference(of: scenario.steps))
      }
    let overtaking = (facts.overlapsTasks ? corpus.overtakingTexts : []).map { steps in
      var walk = new.walk
      walk.steps = steps
      return PlannedWalk<Self>(
        walk: walk, origin: "a long text before none", reference: reference(of: steps))
    }
    let all =
      [new] + scenarios + (facts.isAboutEnds ? beginnings(of: scenarios) : []) + random + overtaking
    // Walks share their pauses.
    return all.inBatches(of: facts.pauses ? .max : SearchLimits.walksOfBatch)
  }

  /// The walks that end before the last step of others; such as several have in common, once.
  private func beginnings(of walks: [PlannedWalk<Self>]) -> [PlannedWalk<Self>] {
    var known = Set(walks.map(\.walk.steps) + [[]])
    let short = walks.filter { $0.walk.steps.count <= SearchLimits.stepsOfBeginning }
    return short.flatMap { planned in
      planned.walk.steps.indices.compactMap { count in
        let steps = Array(planned.walk.steps.prefix(count))
        guard known.insert(steps).inserted else { return nil }
        var beginning = planned
        (beginning.walk.steps, beginning.walk.isBeginning) = (steps, true)
        beginning.reference = reference(of: steps)
        return beginning
      }
    }
  }

  /// Steps with a seed, and with steps for other screens that depend on it alone.
  func walk(_ steps: [Step<Gesture>], _ seed: UInt64) -> Walk<Gesture> {
    var walk = Walk(steps)
    walk.seed = seed
    var generator = SeededGenerator(seed: seed)
    let others = self.steps
    walk.companions = (0..<32).compactMap { _ in others.randomElement(using: &generator) }
    return walk
  }
}

import AppScreens

extension Examination {
  /// Takes walks from a source on several patterns in turns, on each until one shows something wrong.
  static func walks(from source: WalkSource, of patterns: [Self]) -> [CheckResult] {
    var results = patterns.map { _ in CheckResult(source, .plain) }
    guard let first = patterns.first else { return [] }
    let walks = first.source(source).makeIterator()
    while results.contains(where: \.findings.isEmpty) {
      // Walks are drawn as they are taken, for there may be a million of them.
      var tasks: [Task] = []
      while tasks.count < 64, let steps = walks.next() {
        tasks.append(
          Task(
            walk: Walk(steps),
            expected: first.specified(steps).map(Expected.displays) ?? .sameAsPlainly,
            source: source.words))
      }
      guard !tasks.isEmpty else { break }
      for (index, pattern) in patterns.enumerated() where results[index].findings.isEmpty {
        var found: Finding?
        let coverage = pattern.take(tasks, under: .plain) { task, discrepancy in
          found = discrepancy.map { pattern.finding($0, on: task, under: .plain) }
          return found == nil
        }
        results[index].add(coverage)
        results[index].findings = [found].compactMap(\.self)
      }
    }
    for index in results.indices {
      results[index].isComplete =
        results[index].findings.isEmpty && results[index].obstacles.isEmpty
    }
    return results
  }

  private func source(_ source: WalkSource) -> AnySequence<Steps> {
    let corpus = StepCorpus(app)
    switch source {
    case .sequences: return AnySequence(app.sequences(of: effort.length ?? app.usualLength))
    case .texts:
      let texts = RandomWalks(corpus, from: .texts, steps: effort.gestures / 4, seed: effort.seed)
      return AnySequence([AnySequence(longTexts(corpus)), AnySequence(texts)].lazy.joined())
    case .numbers, .random, .repetition, .scenarios, .states:
      let share = source == .random ? 1 : source == .repetition ? 2 : 4
      return AnySequence(
        RandomWalks(corpus, from: source, steps: effort.gestures / share, seed: effort.seed))
    }
  }

  /// Edits with texts longer than counts in sixteen bits, recursion and small buffers can do with.
  private func longTexts(_ corpus: StepCorpus<Subject>) -> [Steps] {
    corpus.slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }.flatMap { slot, own, _ in
      let piece = own.max { $0.utf8.count < $1.utf8.count } ?? "1"
      return [piece, "1,", "a"].flatMap { piece -> [Steps] in
        let count = 70_000 / max(1, piece.count)
        let text = String(repeating: piece.isEmpty ? "1" : piece, count: count)
        guard let step = slot.step(holding: [text]) else { return [] }
        return [[step] + (corpus.scenarios.last?.last.map { [$0] } ?? [])]
      }
    }
  }
}

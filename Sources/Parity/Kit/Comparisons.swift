import AppScreens

extension App {
  /// The checks that a pattern shows the same as one that is known to be right.
  func comparisons(of pattern: Pattern, with reference: Pattern) -> [Check] {
    let patterns = [reference, pattern]
    func check(
      _ name: String, _ body: @escaping @Sendable () -> (Int, Divergence?)
    ) -> Check {
      let name = "\(name), beside \(reference.name)"
      return Check(app: self.name, rule: "parity", pattern: pattern.name, name: name) { _ in
        let (steps, divergence) = body()
        let finding = divergence.map { Finding($0, of: pattern.name, check: name) }
        return Outcome(steps: steps, finding: finding)
      }
    }
    return [
      check("every state") {
        let space = explore(patterns, states: 200)
        return (space.transitions, space.divergence)
      },
      check("every short sequence") {
        let exhaustion = exhaust(patterns, upTo: usualLength)
        return (exhaustion.sequences, exhaustion.divergence)
      },
      check("random gestures") {
        let random = lockstep(of: patterns, gestures: 10_000, seed: 1)
        return (random.gestures, random.divergence)
      },
    ]
  }
}

extension Finding {
  /// A difference from the first pattern, which is right.
  fileprivate init(_ divergence: Divergence, of pattern: String, check: String) {
    let moments = divergence.moments.map { moment in
      Moment(step: moment.step, expected: moment.displays[0], shown: moment.displays[1])
    }
    self.init(
      app: divergence.app, rule: "parity", pattern: pattern, check: check, moments: moments,
      expected: divergence.shown[0].display, shown: divergence.shown[1].display, isSeen: true,
      isFatal: false, isUnwritten: false, foundAfter: divergence.foundAfter,
      isCutShort: divergence.isCutShort,
      hint: "what do the mediators of the two patterns do with the last gesture?")
  }
}

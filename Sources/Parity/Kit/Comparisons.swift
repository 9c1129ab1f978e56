import AppScreens

extension AppDefinition {
  /// The checks that a pattern shows the same as one that is known to be right.
  func comparisons(of pattern: Pattern, with reference: Pattern) -> [Check] {
    let patterns = [reference, pattern]
    func check(
      _ name: String, _ body: @escaping @Sendable () -> (Int, Difference?)
    ) -> Check {
      let name = "\(name), beside \(reference.name)"
      return Check(app: self.name, rule: "parity", pattern: pattern.name, name: name) { _ in
        let (steps, difference) = body()
        let finding = difference.map { Finding($0, of: pattern.name, check: name) }
        return CheckResult(steps: steps, finding: finding)
      }
    }
    return [
      check("every state") {
        let space = explore(patterns, states: 200)
        return (space.transitions, space.difference)
      },
      check("every short sequence") {
        let exhaustion = exhaust(patterns, upTo: usualLength)
        return (exhaustion.sequences, exhaustion.difference)
      },
      check("random gestures") {
        let random = lockstep(of: patterns, gestures: 10_000, seed: 1)
        return (random.gestures, random.difference)
      },
    ]
  }
}

extension Finding {
  /// A difference from the first pattern, which is right.
  fileprivate init(_ difference: Difference, of pattern: String, check: String) {
    let moments = difference.moments.map { moment in
      Moment(step: moment.step, expected: moment.displays[0], shown: moment.displays[1])
    }
    self.init(
      app: difference.app, rule: "parity", pattern: pattern, check: check, moments: moments,
      expected: difference.shown[0].display, shown: difference.shown[1].display, isSeen: true,
      isFatal: false, isUnwritten: false, foundAfter: difference.foundAfter,
      isCutShort: difference.isCutShort,
      hint: "what do the mediators of the two patterns do with the last gesture?")
  }
}

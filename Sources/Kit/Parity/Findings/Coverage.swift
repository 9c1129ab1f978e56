import AppScreens

extension Examination {
  /// How much was tried.
  struct Coverage {
    var walks = 0
    var steps = 0
    var obstacles: Set<String> = []

    mutating func note(_ walk: Walk<Gesture>) {
      walks += 1
      steps += walk.steps.count
    }
  }
}

extension CheckResult {
  /// Counts in what was tried.
  mutating func add(_ coverage: Examination<some AppDefinition>.Coverage) {
    walks += coverage.walks
    steps += coverage.steps
    obstacles = Set(obstacles).union(coverage.obstacles).sorted()
  }
}

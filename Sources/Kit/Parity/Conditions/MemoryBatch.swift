import AppScreens

extension WalkBatch {
  /// Makes many screens, takes a walk on each and lets them go: no memory is left of them.
  ///
  /// All walks are counted together first, and each alone only if that leaves something behind.
  func countMemory(_ end: (Trail<Display>) -> Void) {
    guard AllocatedMemory.bytes != nil else {
      let reason = "this system's allocator does not say how much memory it has given out"
      for _ in walks { end(.notRun(reason)) }
      return
    }
    var rest = walks[...]
    do throws(MemoryGrowth.Disturbance) {
      let together = walks.count == 1 ? nil : try growth(of: walks, limit: 1_024)
      let isSuspect = walks.count == 1 || together != nil
      while let walk = rest.first {
        var trail = Trail<Display>()
        if isSuspect, let growth = try growth(of: [walk], limit: 8_192) {
          trail.ending = .fault(
            Fault(
              steps: min(16, walk.steps.count),
              expected: "no memory kept for screens that are gone",
              shown: "\(growth.bytesEach) bytes kept for each of \(growth.count) screens"))
        }
        end(trail)
        rest.removeFirst()
      }
    } catch {
      for _ in rest { end(.notRun("something else takes memory while it is counted")) }
    }
  }

  private func growth(
    of walks: [Walk<Gesture>], limit: Int
  ) throws(MemoryGrowth.Disturbance) -> MemoryGrowth? {
    var made = 0
    return try MemoryGrowth(over: walks.count, limit: limit) { index in
      made += 1
      // Work that is put off holds something until it is done, and its queue keeps that room for more.
      if walks.count == 1, made.isMultiple(of: 32) { _ = LaterWork.pause(0) }
      let screen = makeScreen()
      for step in walks[index].steps.prefix(16) { screen.take(step) }
      _ = screen.display
    }
  }
}

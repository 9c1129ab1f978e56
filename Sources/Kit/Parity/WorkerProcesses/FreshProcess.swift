import AppScreens

extension Isolation {
  /// Runs a check in a fresh process, in which no screen was made before.
  ///
  /// - Returns: The result; nil if the process did not live to tell it.
  public func runAlone(_ check: Check, of app: some AppDefinition) -> CheckResult? {
    try? alone { () throws(ProcessFailure) -> Worker.Reply<CheckResult> in
      try answer(
        to: .check(
          app: app.name, pattern: check.pattern, index: check.index, reference: check.reference,
          walks: check.walks, isShrinking: false, letsGo: true), by: WorkerPool.alone)
    }
  }

  /// Takes steps on a new screen in a fresh process, in which no screen was made before.
  ///
  /// - Returns: The widgets that it shows at last; nil if the process did not live to tell them.
  public func lookAlone(
    after steps: [String], on pattern: String, of app: some AppDefinition
  ) -> [Widget]? {
    try? alone { () throws(ProcessFailure) -> Worker.Reply<[Widget]> in
      try answer(
        to: .replay(app: app.name, pattern: pattern, steps: steps), by: WorkerPool.alone)
    }
  }

  private func alone<Answer>(
    _ work: () throws(ProcessFailure) -> Worker.Reply<Answer>
  ) throws(ProcessFailure) -> Answer {
    defer { workers.drop(WorkerPool.alone) }
    let reply = try work()
    if let failure = reply.failure { throw failure }
    return reply.answer
  }
}

extension WorkerPool {
  /// The name of the worker that is ended after each piece of work.
  static let alone = "\nalone"
}

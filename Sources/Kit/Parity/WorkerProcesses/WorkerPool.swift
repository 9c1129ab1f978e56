import Foundation

/// The workers of one isolation, one for each pattern, and what has become known of them.
final class WorkerPool {
  /// The ends that screens are known to come to, by app and pattern, after no more steps than they need.
  var knownEnds: [String: [ProcessFailure]] = [:]

  /// The ends that checks came to, by the names of app and pattern and the check's place.
  var endsOfChecks: [String: ProcessFailure] = [:]

  /// The end of what is being done now, where that is to be earlier than the end of everything.
  private var recess: ContinuousClock.Instant?

  private let executable: String
  private let arguments: [String]
  private var workers: [String: Worker] = [:]
  private var start: ContinuousClock.Instant?

  init(_ executable: String, _ arguments: [String]) {
    (self.executable, self.arguments) = (executable, arguments)
  }

  /// The worker of a pattern.
  func worker(for pattern: String, _ limits: Isolation.Limits) -> Worker {
    if let worker = workers[pattern] { return worker }
    let worker = Worker(executable, arguments, limits)
    workers[pattern] = worker
    return worker
  }

  /// Ends the process of a pattern, if it has one.
  func drop(_ pattern: String) {
    workers[pattern]?.drop()
  }

  /// Ends the processes of all patterns but some, and leaves those in which surroundings are tried.
  func dropAll(but patterns: [String]) {
    let kept = patterns + [false, true].map(Self.surroundings)
    workers = workers.filter { kept.contains($0.key) }
  }

  /// The name of the worker for all patterns in these surroundings, or in others.
  static func surroundings(_ isElsewhere: Bool) -> String {
    isElsewhere ? "\nelsewhere" : "\nhere"
  }

  /// Throws once the time for all work, or for what is done now, is up.
  func refuseWorkInTheEnd(within limits: Isolation.Limits) throws(ProcessFailure) {
    guard ContinuousClock.now < deadline(within: limits) else {
      throw ProcessFailure(.overdue(seconds: limits.run, .run))
    }
  }

  /// The end of all work, or of what is done now.
  func deadline(within limits: Isolation.Limits) -> ContinuousClock.Instant {
    let now = ContinuousClock.now
    let begin = start ?? now
    start = begin
    let end = begin + .seconds(limits.run)
    return recess.map { min($0, end) } ?? end
  }

  /// Does something that may take no more than half of the time that is left, so that others have
  /// some of it too.
  func sharing<Result>(_ limits: Isolation.Limits, _ body: () -> Result) -> Result {
    guard recess == nil else { return body() }
    let now = ContinuousClock.now
    recess = now + (deadline(within: limits) - now) / 2
    defer { recess = nil }
    return body()
  }
}

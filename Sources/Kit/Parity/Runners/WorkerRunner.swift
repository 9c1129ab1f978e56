import AppScreens
import Foundation
import Synchronization
import TriptychTerminal

/// Processes in which walks are taken, so that a screen that traps, hangs or exits costs nothing else.
///
/// A worker knows no rules: it takes steps, and reports what is seen. Where it ends before it has reported all, the
/// walk that it was at has failed, and another process continues with the next.
///
/// This keeps accidents apart, not attacks. A screen in such a process still acts with your rights: files
/// that it deletes are gone, and the network is open to it.
public final class WorkerRunner: Runner {
  /// The limits within which each process must keep.
  public let limits: WorkerLimits

  /// The words that start the command, where it is one of the package whose tests these are.
  public let invocation: String?

  private let executable: String
  private let arguments: [String]
  private let deadline: ContinuousClock.Instant
  private let ends: KnownEnds
  private let workers = Mutex<[String: Worker]>([:])

  /// Workers that are started by an executable which calls ``serve(apps:patterns:)``.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable.
  ///   - arguments: The arguments with which it serves.
  ///   - limits: The limits within which each process must keep; that on everything is counted from now.
  ///   - invocation: The words with which a user starts the executable, for lines that find something again.
  public init(
    executable: String, arguments: [String] = [WorkerRunner.serveVerb],
    limits: WorkerLimits = WorkerLimits(), invocation: String? = nil
  ) {
    (self.executable, self.arguments, self.limits) = (executable, arguments, limits)
    self.invocation = invocation
    deadline = .now + .seconds(limits.total)
    ends = KnownEnds()
  }

  private init(besides other: WorkerRunner) {
    (executable, arguments, invocation) = (other.executable, other.arguments, other.invocation)
    (limits, deadline, ends) = (other.limits, other.deadline, other.ends)
  }

  /// Workers that are started by a command of the same package, from its tests.
  ///
  /// - Parameters:
  ///   - command: The name of the executable, which is built beside the tests, and made of `Command`.
  ///   - limits: The limits within which each process must keep.
  public convenience init(
    byCommandBesideTests command: String, limits: WorkerLimits = WorkerLimits()
  ) {
    self.init(
      executable: Self.path(ofCommandBesideTests: command), limits: limits,
      invocation: "swift run \(command)")
  }

  /// The path of an executable of the package whose tests this process runs.
  package static func path(ofCommandBesideTests command: String) -> String {
    let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    return URL(fileURLWithPath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(command).path
  }

  /// The verb by which a command serves the process that started it, rather than a user.
  public static let serveVerb = "serve-isolated"

  /// Takes walks for the process that started this one; returns at once in any other.
  ///
  /// - Parameters:
  ///   - apps: The apps that may be asked for, by name.
  ///   - patterns: The patterns that may be asked for, by name.
  public static func serve(
    apps: [any AppDefinition], patterns: @autoclosure @escaping () -> [Pattern]
  ) {
    WorkerService(apps: apps, patterns: patterns)?.run()
  }

  /// Processes in which no screen was made before.
  public var fresh: (any Runner)? { another }

  /// Processes of their own, as for another thread, within the same time and with the same knowledge of what
  /// ends a process.
  package var another: WorkerRunner { WorkerRunner(besides: self) }

  /// Takes note of how steps end the process, so that other walks are not tried that would end it in the same way.
  func remember(
    _ failure: ProcessFailure, after steps: [String], of app: some AppDefinition,
    on pattern: Pattern
  ) {
    ends.add("\(app.name) \(pattern.name)", steps, failure)
  }

  /// Indicates whether the time for everything is over.
  package var isOver: Bool { ContinuousClock.now >= deadline }

  /// The reason why no walk can be taken on an app; nil if any can.
  public func obstacle(to app: some AppDefinition, on pattern: Pattern) -> String? {
    let ending = show(Walk([]), of: app, on: pattern).ending
    if case .wrong(.failure(let failure)) = ending, failure.isOfSystem { return "\(failure)" }
    return nil
  }

  /// Takes the walks in a process of the pattern.
  public func show<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], of app: Subject, on pattern: Pattern,
    under condition: Condition
  ) -> [Trail<Subject.State>] {
    self.workers.withLock { workers in
      var trails: [Trail<Subject.State>] = []
      let isBatch = walks.count > 1
      var (batch, isAlone) = (walks[...], !isBatch)
      while !batch.isEmpty {
        if isOver || Interruption.hasCome {
          let reason =
            isOver
            ? "not done within \(limits.total.asSeconds), the limit for everything" : "interrupted"
          return trails + batch.map { _ in .notRun(reason) }
        }
        let place = "\(app.name) \(pattern.name)"
        if let first = batch.first,
          let reason = ends.obstacle(to: first, in: place, isAlone: !isBatch)
        {
          trails.append(.notRun(reason))
          batch = batch.dropFirst()
          continue
        }
        // A walk that is taken alone is tried again.
        if isBatch, condition == .plain, let first = batch.first,
          let failure = ends.hang(on: first, in: place)
        {
          var trail = Trail<Subject.State>()
          trail.ending = .wrong(.failure(failure))
          trails.append(trail)
          batch = batch.dropFirst()
          continue
        }
        let able = batch.prefix {
          ends.obstacle(to: $0, in: place, isAlone: !isBatch) == nil
            && (condition != .plain || !isBatch || ends.hang(on: $0, in: place) == nil)
        }
        let walks = isAlone ? batch.prefix(1) : able
        let taken = take(Array(walks), app, pattern, condition, &workers)
        // What walks share may be what one of them has broken: the rest goes alone.
        if taken.count < walks.count { isAlone = true }
        guard condition != .pauses || taken.count == walks.count || walks.count == 1 else {
          continue
        }
        trails += taken
        batch = batch.dropFirst(taken.count)
      }
      return trails
    }
  }

  /// The trails of walks, up to the first that has failed.
  private func take<Subject: AppDefinition>(
    _ walks: [Walk<Subject.Gesture>], _ app: Subject, _ pattern: Pattern, _ condition: Condition,
    _ workers: inout [String: Worker]
  ) -> [Trail<Subject.State>] {
    let screen = "\(app.name) \(pattern.name)"
    let request = WorkerRequest(
      pattern: pattern.name, condition: condition, pause: limits.pause, walks: walks)
    // Where the machine is busy, the tasks of a main-actor screen wait for other threads at each turn.
    let longest = limits.step * (app.isOnMainActor(in: pattern) ? 5 : 1)
    var reading = TrailReading<Subject.State>()
    do throws(ProcessFailure) {
      if workers[pattern.name] == nil {
        // A process for every pattern would be many, in a long gallery.
        if workers.count > 4 { workers = [:] }
        workers[pattern.name] = try Worker(executable, arguments, limits)
      }
      let timeout = ends.timeout(screen, atMost: longest, under: condition)
      var last: ContinuousClock.Instant?
      try workers[pattern.name]?.answer(to: request, on: app.name, within: timeout) {
        line throws(ProcessFailure) in
        try reading.take(line)
        let now = ContinuousClock.now
        if let last, !condition.facts.pauses {
          ends.addStep(screen, seconds: (now - last) / .seconds(1))
        }
        last = now
      }
    } catch {
      workers[pattern.name] = nil
      var failure = error
      if case .timedOut = error.cause {
        // The first time, the wait was as long as that.
        failure = ProcessFailure(.timedOut(seconds: longest), outputTail: error.outputTail)
        let walk = walks[min(reading.trails.count, walks.count - 1)]
        ends.addHang(screen, on: walk, under: condition, failure)
      }
      // After the last of all, it is how that one was released.
      if reading.trails.count == walks.count { reading.reopenLast() }
      reading.fail(failure, after: walks[reading.trails.count].steps.count)
    }
    return reading.trails
  }
}

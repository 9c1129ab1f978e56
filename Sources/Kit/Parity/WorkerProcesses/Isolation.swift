import AppScreens
import Foundation
import TextLayout

/// Processes in which checks are run, so that a screen that traps, hangs or exits costs no report.
///
/// Each pattern has a process of its own, with a group of its own, which is killed when it passes a
/// limit. It has done its work only when it says so by a secret that it was given for it: leaving
/// early is not taken for success, nor is anything else that a screen writes, wherever it writes it.
///
/// This keeps accidents apart, not attacks. A screen in such a process still acts with your rights:
/// files that it deletes are gone, and the network is open to it.
public struct Isolation {
  /// The limits within which each process must keep; to be set before anything is run.
  public var limits: Limits

  let workers: WorkerPool

  /// Isolation by starting an executable that calls ``serve(apps:patterns:)``.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable.
  ///   - arguments: The arguments with which it serves.
  ///   - seconds: How long one gesture may take before the process is killed.
  public init(executable: String, arguments: [String], limit seconds: Double = 10) {
    limits = Limits(gesture: seconds)
    workers = WorkerPool(executable, arguments)
  }

  /// Isolation by starting a command of the same package, from its tests.
  ///
  /// - Parameters:
  ///   - command: The name of the executable, which is built beside the tests, and made of `Command`.
  ///   - seconds: How long one gesture may take before the process is killed.
  public init(byCommandBesideTests command: String, limit seconds: Double = 10) {
    self.init(
      executable: Self.path(ofCommandBesideTests: command), arguments: [Self.serveVerb],
      limit: seconds)
  }

  /// The path of an executable of the package whose tests this process runs.
  package static func path(ofCommandBesideTests command: String) -> String {
    let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    return URL(fileURLWithPath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(command).path
  }

  /// The verb by which a command serves the process that started it, rather than a person.
  package static let serveVerb = "serve-isolated"

  /// Answers requests, in a process that was started for them; returns at once in any other.
  ///
  /// - Parameters:
  ///   - apps: The apps that may be asked for, by name.
  ///   - patterns: The patterns that may be asked for, by name.
  public static func serve(
    apps: [any AppDefinition], patterns: @autoclosure @escaping () -> [Pattern]
  ) {
    WorkerService(apps: apps, patterns: patterns)?.run()
  }

  /// Makes sure that a process can be started, and knows an app and patterns by their names.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - patterns: The patterns.
  /// - Returns: What is in the way of using it; nil if nothing is.
  public func obstacle(to app: some AppDefinition, in patterns: [Pattern]) -> String? {
    do throws(ProcessFailure) {
      let unknown: [String] = try answer(
        to: .find(app: app.name, patterns: patterns.map(\.name)), by: ""
      ).answer
      guard let name = unknown.first else { return nil }
      return "the process that was started knows no pattern \(name.quoted)"
    } catch {
      return "\(error)"
    }
  }

  /// Has a request answered by the worker of a pattern.
  func answer<Answer: Decodable>(
    to request: WorkerRequest, by pattern: String, patience: Double? = nil
  ) throws(ProcessFailure) -> Worker.Reply<Answer> {
    try workers.refuseWorkInTheEnd(within: limits)
    return try workers.worker(for: pattern, limits).answer(
      to: request, patience: patience, until: workers.deadline(within: limits))
  }

  /// The widgets that a new screen in a fresh process shows after some steps.
  func replay(
    _ steps: [String], of app: some AppDefinition, on pattern: String, patience: Double? = nil
  ) throws(ProcessFailure) -> [Widget] {
    let reply: Worker.Reply<[Widget]> = try answer(
      to: .replay(app: app.name, pattern: pattern, steps: steps), by: pattern, patience: patience)
    if let failure = reply.failure { throw failure }
    return reply.answer
  }
}

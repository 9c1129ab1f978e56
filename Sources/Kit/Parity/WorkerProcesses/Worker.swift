import Foundation

/// A process that answers one request after the other; when it fails, another takes its place.
final class Worker {
  private let executable: String
  private let arguments: [String]
  private let limits: Isolation.Limits

  /// All of the environment of the next process; that of this one where it is nil.
  var surroundings: [String: String]?

  private var life: WorkerLife?

  /// A failure that came while nothing was asked for; told at the end.
  private var strayFailure: ProcessFailure?

  /// No worker yet; the first request starts one.
  ///
  /// - Parameters:
  ///   - executable: The path of an executable that becomes a worker.
  ///   - arguments: The arguments with which it does.
  ///   - limits: The limits within which it must keep.
  init(_ executable: String, _ arguments: [String], _ limits: Isolation.Limits) {
    (self.executable, self.arguments, self.limits) = (executable, arguments, limits)
  }

  /// An answer, and the failure to let go of what it needed, if there was one.
  typealias Reply<Answer> = (answer: Answer, failure: ProcessFailure?)

  /// Has a request answered.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - patience: How long to wait; as long as the limits say unless given.
  ///   - deadline: The end of all work.
  ///   - type: The type of the answer.
  /// - Returns: The answer.
  /// - Throws: The failure of the worker.
  func answer<Answer: Decodable>(
    to request: WorkerRequest, patience: Double? = nil, until deadline: ContinuousClock.Instant,
    as type: Answer.Type = Answer.self
  ) throws(ProcessFailure) -> Reply<Answer> {
    try begin(request)
    return try finish(patience: patience, until: deadline)
  }

  /// Sends a request, whose answer is waited for later.
  func begin(_ request: WorkerRequest) throws(ProcessFailure) {
    let life = try presentLife()
    self.life = life
    life.send(.request, try encoded(request))
  }

  /// Waits for the answer to the request that was sent last.
  func finish<Answer: Decodable>(
    patience: Double? = nil, until deadline: ContinuousClock.Instant,
    as _: Answer.Type = Answer.self
  ) throws(ProcessFailure) -> Reply<Answer> {
    guard let life else { throw .unusable("nothing was asked for") }
    do throws(ProcessFailure) {
      let (payload, failure) = try life.reply(
        within: limits, patience: patience ?? limits.gesture, until: deadline)
      if failure != nil { self.life = nil }
      return (try decoded(payload), failure)
    } catch {
      self.life = nil
      throw error
    }
  }

  /// The end of what the process has printed since it was asked last.
  var words: String { life?.words ?? "" }

  /// Lets the process end in good order, after all work.
  ///
  /// - Returns: What it did instead, or had done before while nothing was asked for.
  func end(until deadline: ContinuousClock.Instant) -> ProcessFailure? {
    defer { (life, strayFailure) = (nil, nil) }
    guard let life else { return strayFailure }
    do throws(ProcessFailure) {
      life.send(.request, try encoded(.end))
      _ = try life.reply(within: limits, patience: limits.gesture, until: deadline)
      return strayFailure ?? life.end(within: limits)
    } catch {
      var failure = error
      if failure.moment == .inUse { failure.moment = .afterwards }
      return strayFailure ?? failure
    }
  }

  /// Ends the process without asking.
  func drop() {
    life = nil
  }

  /// The process that is at work, or a new one.
  private func presentLife() throws(ProcessFailure) -> WorkerLife {
    if let life {
      guard let failure = life.failureInIdleness() else { return life }
      strayFailure = strayFailure ?? failure
      self.life = nil
    }
    return try WorkerLife(WorkerProcess(executable, arguments, in: surroundings), limits)
  }

  private func encoded(_ request: WorkerRequest) throws(ProcessFailure) -> [UInt8] {
    do { return Array(try JSONEncoder().encode(request)) } catch { throw .unusable("\(error)") }
  }

  private func decoded<Answer: Decodable>(_ payload: [UInt8]) throws(ProcessFailure) -> Answer {
    do { return try JSONDecoder().decode(Answer.self, from: Data(payload)) } catch {
      throw .unusable("\(error)")
    }
  }
}

import AppScreens
import Foundation
import TriptychTerminal

/// A process that takes walks, one request after the other: lines of JSON over its standard streams.
final class Worker {
  private let process: ChildProcess
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let memoryLimit: Int
  private var lines = LineReader()
  private var tail = OutputTail()
  private var unwritten: String?
  private var areErrorsOpen = true

  /// The most memory that it was seen to have, in bytes.
  private var memory = 0

  /// Starts a process.
  ///
  /// - Throws: Why there is none.
  init(
    _ executable: String, _ arguments: [String], _ limits: WorkerLimits
  ) throws(ProcessFailure) {
    guard ProcessInfo.processInfo.environment[Self.mark] == nil else {
      throw .unusable("this process serves another one, and does not start any itself")
    }
    let requests: (reading: Int32, writing: Int32)
    let answers: (reading: Int32, writing: Int32)
    let words: (reading: Int32, writing: Int32)
    do throws(ToolFailure) {
      requests = try Pipe.connection()
      answers = try Pipe.connection()
      words = try Pipe.ends()
    } catch {
      throw .unusable(error.description)
    }
    defer { for end in [requests.reading, answers.writing, words.writing] { close(end) } }
    (input, output, errors) = (requests.writing, answers.reading, words.reading)
    memoryLimit = limits.memory
    var environment = ProcessInfo.processInfo.environment
    environment[Self.mark] = "\(limits.memory) \(limits.isStrict)"
    // A trap is reported in a line; a backtrace of it would take seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    do throws(ToolFailure) {
      process = try ChildProcess(
        executable, arguments, environment: environment, input: requests.reading,
        output: answers.writing, errors: words.writing)
    } catch {
      for end in [input, output, errors] { close(end) }
      throw .unusable(error.description)
    }
    do throws(ProcessFailure) {
      // Startup time is not counted against the screen.
      while try line(within: 60).first != WorkerLine.ready.rawValue {}
    } catch {
      throw .unusable("\(executable.quoted) does not serve: it \(error)")
    }
  }

  deinit {
    process.signalGroup(SIGKILL)
    _ = process.wait()
    for end in [input, output, errors] { close(end) }
  }

  /// The name of a variable in a worker's environment, which has its limits.
  static let mark = "TRIPTYCH_WORKER"

  /// Has a request answered.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - app: The name of the app that it is about.
  ///   - timeout: The seconds to wait for each line.
  ///   - take: Takes in a line of the answer.
  /// - Throws: How the process has ended instead.
  func answer(
    to request: WorkerRequest<some ScreenGesture>, on app: String, within timeout: Double,
    take: (Substring) throws(ProcessFailure) -> Void
  ) throws(ProcessFailure) {
    tail = OutputTail()
    try send(request, on: app)
    // The time to read a request is not counted against the screen.
    var present = max(60, timeout)
    while true {
      let line = try line(within: present)
      switch line.first.flatMap(WorkerLine.init) {
      case .begun: present = timeout
      case .ready: return
      case .complaint: throw .unusable(String(line.dropFirst()))
      case .unwritten: unwritten = String(line.dropFirst())
      case .display, .same, .end: try take(line[...])
      case nil: continue
      }
    }
  }

  private func send(
    _ request: WorkerRequest<some ScreenGesture>, on app: String
  ) throws(ProcessFailure) {
    let bytes: [UInt8]
    do { bytes = Array("\(app)\t".utf8) + (try JSONEncoder().encode(request)) + [10] } catch {
      throw .unusable("\(error)")
    }
    // If it has ended, that is noticed when it does not answer.
    _ = Pipe.send(bytes, to: input)
  }

  /// The next line of the answer.
  private func line(within timeout: Double) throws(ProcessFailure) -> String {
    let end = ContinuousClock.now + .seconds(timeout)
    var isOpen = true
    while true {
      if let line = lines.next() { return line }
      guard !lines.isFlooded else { throw failure(.flooded) }
      let hasEnded = process.hasEnded
      isOpen = listen(forMilliseconds: hasEnded ? 0 : 50) && isOpen
      if let line = lines.next() { return line }
      if hasEnded || !isOpen { throw failure(isOpen && !hasEnded ? .spoiledChannel : causeOfEnd()) }
      memory = max(memory, Int(ProcessLimits.memory(of: process.identifier)) >> 20)
      if memory > memoryLimit { throw failure(.outOfMemory(megabytes: memoryLimit)) }
      if Interruption.hasCome { throw .unusable("interrupted") }
      if ContinuousClock.now > end { throw failure(.timedOut(seconds: timeout)) }
    }
  }

  /// Takes in what there is; false once the channel is closed.
  private func listen(forMilliseconds time: Int32) -> Bool {
    var sources = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, time) > 0 else { return true }
    if sources[1].revents != 0 { readErrors() }
    guard sources[0].revents != 0 else { return true }
    var bytes: [UInt8] = []
    let isOpen = Pipe.read(output, &bytes, forMilliseconds: 0) != nil
    lines.add(bytes)
    return isOpen
  }

  /// Reads what there is on standard error; false if there was nothing.
  @discardableResult
  private func readErrors() -> Bool {
    var bytes: [UInt8] = []
    areErrorsOpen = Pipe.read(errors, &bytes, forMilliseconds: 0) != nil
    tail.add(bytes)
    return !bytes.isEmpty
  }

  /// The cause of the end of the process, or of its silence.
  private func causeOfEnd() -> ProcessFailure.Cause {
    for _ in 0..<100 where !process.hasEnded { usleep(10_000) }
    guard process.hasEnded else { return .spoiledChannel }
    while areErrorsOpen, readErrors() {}
    if let unwritten = unwritten ?? tail.unwritten { return .unwritten(what: unwritten) }
    process.signalGroup(SIGKILL)
    switch process.end {
    case .exited(let status): return .exitedEarly(status: status)
    case .signalled(let name):
      // It had so much memory that it has hardly ended for another reason, and gave none.
      let diedOfMemory = tail.mentionsMemory || memory > memoryLimit / 2 && !tail.mentionsTrap
      return diedOfMemory ? .outOfMemory(megabytes: memoryLimit) : .crashed(signal: name)
    }
  }

  private func failure(_ cause: ProcessFailure.Cause) -> ProcessFailure {
    ProcessFailure(cause, outputTail: tail.line)
  }
}

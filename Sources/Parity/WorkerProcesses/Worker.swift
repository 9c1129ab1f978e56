import Foundation

/// A process that answers one request after the other; when it fails, another takes its place.
final class Worker {
  private let executable: String
  private let arguments: [String]
  private let limit: Double

  private var process: WorkerProcess?
  private var received: [UInt8] = []
  private var lastWords = ""
  private var screens = ScreenHistories()

  /// No worker yet; the first request starts one.
  ///
  /// - Parameters:
  ///   - executable: The path of an executable that becomes a worker.
  ///   - arguments: The arguments with which it does.
  ///   - limit: How many seconds it may go without a word, before it is killed.
  init(_ executable: String, _ arguments: [String], limit: Double) {
    self.executable = executable
    self.arguments = arguments
    self.limit = limit
  }

  /// Has a request answered.
  ///
  /// - Returns: The answer.
  /// - Throws: The failure of the worker.
  func answer<Answer: Decodable>(to request: WorkerRequest, as _: Answer.Type)
    throws(ProcessFailure)
    -> Answer
  {
    do throws(ProcessFailure) {
      let process = try presentProcess()
      self.process = process
      (screens, lastWords) = (ScreenHistories(), "")
      let nonce = UInt64.random(in: .min ... .max)
      send(Frame(kind: .request, number: nonce, payload: try encoded(request)))
      return try decoded(payload(answering: nonce, from: process))
    } catch {
      process = nil
      received = []
      throw error
    }
  }

  /// The process that is at work, or a new one.
  private func presentProcess() throws(ProcessFailure) -> WorkerProcess {
    if let process { return process }
    return try WorkerProcess(executable, arguments)
  }

  private func encoded(_ request: WorkerRequest) throws(ProcessFailure) -> [UInt8] {
    do { return Array(try JSONEncoder().encode(request)) } catch { throw .unusable("\(error)") }
  }

  private func decoded<Answer: Decodable>(_ payload: [UInt8]) throws(ProcessFailure) -> Answer {
    do { return try JSONDecoder().decode(Answer.self, from: Data(payload)) } catch {
      throw .unusable("\(error)")
    }
  }

  private func send(_ frame: Frame) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    guard let process else { return }
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(process.channel, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }  // It has ended, which is noticed when it does not answer.
      rest = rest.dropFirst(count)
    }
  }

  /// The payload of the answer with this number; nothing else is taken for it.
  private func payload(answering nonce: UInt64, from process: WorkerProcess) throws(ProcessFailure)
    -> [UInt8]
  {
    var patience = ContinuousClock.now + .seconds(limit)
    while true {
      let cause = process.cause()
      let hasSpoken = listen(to: process, forMilliseconds: cause == nil ? 50 : 0)
      while let frame = Frame.take(from: &received) {
        patience = .now + .seconds(limit)
        if frame.kind == .answer, frame.number == nonce { return frame.payload }
        screens.note(frame)
      }
      if let cause, !hasSpoken {
        process.kill()
        throw failure(cause)
      }
      if ContinuousClock.now > patience {
        process.kill()
        throw failure(.timedOut(seconds: limit))
      }
    }
  }

  /// Takes in what has been said; false if nothing was.
  private func listen(to process: WorkerProcess, forMilliseconds time: Int32) -> Bool {
    var sources = [
      pollfd(fd: process.channel, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.words, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, time) > 0 else { return false }
    var hasSpoken = false
    if let bytes = Self.read(sources[0]) {
      received += bytes
      hasSpoken = true
    }
    if let bytes = Self.read(sources[1]) {
      lastWords = String((lastWords + String(decoding: bytes, as: UTF8.self)).suffix(4_000))
      hasSpoken = true
    }
    return hasSpoken
  }

  private static func read(_ source: pollfd) -> [UInt8]? {
    guard source.revents & Int16(POLLIN) != 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Foundation.read(source.fd, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  private func failure(_ cause: ProcessFailure.Cause) -> ProcessFailure {
    let lines = lastWords.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("Fatal error") } ?? lines.last
    return ProcessFailure(
      cause, pattern: screens.last?.pattern, steps: screens.last?.steps ?? [],
      lastWords: line.map { String($0.prefix(160)) })
  }
}

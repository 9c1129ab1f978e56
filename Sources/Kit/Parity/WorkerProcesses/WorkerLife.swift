import Foundation

/// One process at work, from its start to its end: what it was asked, and what it has said.
final class WorkerLife {
  private let process: WorkerProcess
  private let memoryLimit: UInt64

  /// The most memory that it was seen to have, in bytes.
  ///
  /// The system's own figure is no use: on Linux a new process begins with that of its parent.
  private var memory: UInt64 = 0
  private let secret = ChannelSecret()
  private var reader: FrameReader
  private var lastWords = LastWords()
  private var screens = ScreenHistories()
  private var unwritten: String?
  private var request: UInt64 = 0
  private var channelClosing: ContinuousClock.Instant?
  private var areWordsOpen = true
  private var isReady = false
  private var nextLookAtMemory = ContinuousClock.now

  /// A process that was started just now, to which nobody has spoken yet.
  init(_ process: WorkerProcess, _ limits: Isolation.Limits) {
    self.process = process
    memoryLimit = UInt64(limits.memory) << 20
    reader = FrameReader(secret)
    send(secret.bytes + memoryLimit.bytes)
  }

  deinit {
    process.kill()
  }

  /// Sends a frame, with a number that belongs to what comes back.
  func send(_ kind: Frame.Kind, _ payload: [UInt8]) {
    request = .random(in: .min ... .max)
    (lastWords, unwritten) = (LastWords(), nil)
    send(Frame(kind: kind, number: request, payload: payload).bytes(with: secret))
  }

  /// Waits for the answer to what was sent last, and for what it needed to be let go.
  ///
  /// - Returns: The answer, and what came of letting go if it failed.
  /// - Throws: What came instead of an answer.
  func reply(
    within limits: Isolation.Limits, patience: Double, until deadline: ContinuousClock.Instant
  ) throws(ProcessFailure) -> ([UInt8], ProcessFailure?) {
    var time = ChargedTime(of: process.identifier)
    var lastSign = 0.0
    var firstSignOfEnd: ContinuousClock.Instant?
    var answer: [UInt8]?
    while true {
      let cause = process.cause()
      let hasSpoken = listen(forMilliseconds: cause == nil ? 50 : 0)
      let now = ContinuousClock.now
      time.advance()
      while let frame = reader.next() {
        lastSign = time.seconds
        switch frame.kind {
        case .answer where frame.number == request: answer = frame.payload
        case .done where frame.number == request: if let answer { return (answer, nil) }
        case .complaint where frame.number == request: throw .unusable(frame.text)
        case .flood where frame.number == request && frame.payload.count == 8:
          throw failure(.flooded(bytes: Int(clamping: UInt64(bytes: frame.payload, at: 0))))
        case .unwritten: unwritten = frame.text
        case .ready: isReady = true
        default: screens.note(frame)
        }
      }
      let end: ProcessFailure.Cause? =
        if let cause {
          // What it started may go on talking; of that, not all is heard.
          hasSpoken && now < (firstSignOfEnd ?? now) + .seconds(1) ? nil : cause
        } else if let channelClosing {
          now > channelClosing + .seconds(1) ? .wentSilent : nil
        } else {
          excess(
            now, time.seconds, sinceLastSign: time.seconds - lastSign, limits, patience, deadline)
        }
      if cause != nil { firstSignOfEnd = firstSignOfEnd ?? now }
      guard let end else { continue }
      let failure = failure(end)
      guard let answer else { throw failure }
      return (answer, failure)
    }
  }

  /// The end of what the process has printed since it was asked last.
  var words: String {
    while listen(forMilliseconds: 0) {}
    return lastWords.text
  }

  /// Waits for the process to end in good order; returns what it does instead.
  func end(within limits: Isolation.Limits) -> ProcessFailure? {
    var time = ChargedTime(of: process.identifier)
    while true {
      let cause = process.cause()
      _ = listen(forMilliseconds: cause == nil ? 20 : 0)
      if cause == .exitedEarly(status: 0) { return nil }
      time.advance()
      let isLate = time.seconds > limits.gesture
      if let end = cause ?? (isLate ? .timedOut(seconds: limits.gesture) : nil) {
        return failure(end, at: .ending)
      }
    }
  }

  /// The failure that has come since the last answer; nil if the process is waiting for a request.
  func failureInIdleness() -> ProcessFailure? {
    guard let cause = process.cause() else { return nil }
    _ = listen(forMilliseconds: 0)
    return failure(cause, at: .afterwards)
  }

  /// The limit that is passed now.
  private func excess(
    _ now: ContinuousClock.Instant, _ seconds: Double, sinceLastSign silence: Double,
    _ limits: Isolation.Limits, _ patience: Double, _ deadline: ContinuousClock.Instant
  ) -> ProcessFailure.Cause? {
    if now > nextLookAtMemory {
      nextLookAtMemory = now + .milliseconds(20)
      memory = max(memory, MemoryUse.resident(of: process.identifier))
      if memory > memoryLimit {
        return .outOfMemory(megabytes: limits.memory)
      }
    }
    // To start takes as long as it takes; that is no fault of a gesture's.
    let patience = isReady ? patience : max(patience, 60)
    if silence > patience { return .timedOut(seconds: patience) }
    if now > deadline { return .overdue(seconds: limits.run, .run) }
    if seconds > limits.check { return .overdue(seconds: limits.check, .check) }
    return nil
  }

  /// The end of the process for a reason, for which it is killed if it is still running.
  private func failure(
    _ reason: ProcessFailure.Cause, at moment: ProcessFailure.Moment? = nil
  ) -> ProcessFailure {
    process.kill()
    var cause = reason
    switch reason {
    case .crashed, .exitedEarly:
      if let unwritten {
        cause = .unwritten(what: unwritten)
      } else if case .crashed = reason, lastWords.tellsOfMemory || diesOfMemory {
        cause = .outOfMemory(megabytes: Int(memoryLimit >> 20))
      }
    default: break
    }
    return ProcessFailure(
      cause, pattern: screens.last?.pattern, steps: screens.last?.steps ?? [],
      at: moment ?? screens.last?.moment ?? .inUse, lastWords: lastWords.line)
  }

  /// True if it had so much memory that it has hardly ended for another reason, and gave none.
  private var diesOfMemory: Bool {
    memory > memoryLimit / 2 && !(lastWords.line?.contains("Fatal error") ?? false)
  }

  private func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags = Int32(MSG_DONTWAIT)
    #else
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #endif
    var rest = bytes[...]
    let end = ContinuousClock.now + .seconds(10)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(process.channel, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, ContinuousClock.now < end {
        _ = listen(forMilliseconds: 10)
        continue
      }
      guard count > 0 else { return }  // It has ended, which is noticed when it does not answer.
      rest = rest.dropFirst(count)
    }
  }

  /// Takes in what has been said; false if nothing was.
  private func listen(forMilliseconds time: Int32) -> Bool {
    var sources = [
      pollfd(fd: channelClosing == nil ? process.channel : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areWordsOpen ? process.words : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 2, time) > 0 else { return false }
    var hasSpoken = false
    if let bytes = Self.read(sources[0]) {
      reader.add(bytes)
      hasSpoken = !bytes.isEmpty
      if bytes.isEmpty { channelClosing = .now }
    }
    if let bytes = Self.read(sources[1]) {
      lastWords.add(bytes)
      areWordsOpen = !bytes.isEmpty
      hasSpoken = hasSpoken || areWordsOpen
    }
    return hasSpoken
  }

  /// What there is to read: nothing at the end; nil if there is nothing yet.
  private static func read(_ source: pollfd) -> [UInt8]? {
    guard source.revents != 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Foundation.read(source.fd, buffer.baseAddress, buffer.count))
    }
  }
}

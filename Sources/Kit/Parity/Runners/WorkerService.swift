import AppScreens
import Foundation
import TriptychHostSystem
import TriptychTextLayout

/// The side of a worker: it waits for requests, and takes their walks one by one.
final class WorkerService {
  private let apps: [any AppDefinition]
  private lazy var patterns = makePatterns()
  private let makePatterns: () -> [Pattern]
  private let recorded: [Pattern]
  private let requests: Int32
  private let answers: AnswerChannel

  /// The service of a process that was started to serve; nil in any other.
  ///
  /// Patterns are asked for with the first request, so that one that hangs then is seen to.
  init?(
    apps: [any AppDefinition], patterns: @escaping () -> [Pattern], recorded: [Pattern]
  ) {
    guard let words = ProcessInfo.processInfo.environment[Worker.mark]?.split(separator: " "),
      words.count == 2, let memory = UInt64(words[0]), let (requests, answers) = Self.moveChannel()
    else { return nil }
    (self.apps, makePatterns, self.recorded) = (apps, patterns, recorded)
    (self.requests, self.answers) = (requests, AnswerChannel(answers))
    // Whoever started this process watches its memory. Addresses are limited more loosely, as each of the
    // hundreds of threads that queues may start reserves some megabytes for its stack.
    ProcessLimits.set(furtherBytes: 8 * memory << 20)
    if words[1] == "true" { ProcessLimits.setStrictly() }
  }

  /// Takes the channel out of the way of screens, whatever they print or read.
  ///
  /// It goes to descriptors that are drawn, and are closed to any program that a screen starts; what is
  /// printed goes where errors go.
  private static func moveChannel() -> (requests: Int32, answers: Int32)? {
    let moved = [STDIN_FILENO, STDOUT_FILENO].map {
      fcntl($0, F_DUPFD_CLOEXEC, Int32.random(in: 20...50))
    }
    let nothing = open("/dev/null", O_RDONLY)
    guard moved.allSatisfy({ $0 >= 0 }), nothing >= 0 else { return nil }
    dup2(nothing, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    close(nothing)
    return (moved[0], moved[1])
  }

  /// Answers requests until there are no more, or until the process that makes them has ended.
  func run() {
    Self.endWithParent()
    answers.write(.ready)
    let channel = FileHandle(fileDescriptor: requests)
    var lines = LineReader()
    while true {
      let piece = channel.availableData
      if piece.isEmpty { exit(0) }
      lines.add(Array(piece))
      while let line = lines.next() { serve(Data(line.utf8)) }
    }
  }

  /// Ends this process, and all that it started, once the one that started it has ended.
  private static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(300_000) }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      kill(getpid(), SIGKILL)
    }
  }

  private func serve(_ line: Data) {
    do {
      let request = try JSONDecoder().decode(WorkerRequest.self, from: line)
      guard let app = apps.first(where: { $0.name == request.app }) else {
        throw ProcessFailure.unusable("there is no app \(request.app.quoted)")
      }
      try take(request, on: app)
      answers.write(.ready)
    } catch let failure as ProcessFailure {
      if case .unusable(let reason) = failure.cause { answers.complain(reason) }
    } catch {
      answers.complain("\(error)")
    }
  }

  private func take<Subject: AppDefinition>(_ request: WorkerRequest, on app: Subject) throws {
    let patterns = [app.specificationPattern].compactMap(\.self) + patterns
    guard let plain = patterns.first(where: { $0.name == request.pattern }) else {
      throw ProcessFailure.unusable("there is no pattern \(request.pattern.quoted)")
    }
    let isRecorded = request.condition == .typing
    let pattern = isRecorded ? plain.recorded(by: recorded, for: app) : plain
    guard let makeScreen = app.screenFactory(in: pattern) else {
      answers.write(.unwritten, Data("a screen for \(app.name)".utf8))
      _exit(1)
    }
    let batch = WalkBatch(
      app: app, walks: try request.walks.map { try $0.walk() }, condition: request.condition,
      makeScreen: makeScreen, pause: request.pause)
    answers.write(.begun)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var last: Subject.Display?
    var displays = 0
    batch.take { display in
      displays += 1
      if displays > 1, display == last { return self.answers.write(.same) }
      last = display
      do { self.answers.write(.display, try encoder.encode(display)) } catch {
        self.answers.complain("\(error)")
      }
    } end: { trail in
      let end = WorkerEnd(displays: displays, ending: trail.ending, state: trail.state)
      (last, displays) = (nil, 0)
      do { self.answers.write(.end, try encoder.encode(end)) } catch {
        self.answers.complain("\(error)")
      }
    }
  }
}

/// A worker's way to tell what it sees, line by line and unbuffered, so that it is known if it fails.
private struct AnswerChannel: Sendable {
  private let descriptor: Int32
  private let process = getpid()

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ kind: WorkerLine, _ text: Data = Data()) {
    guard getpid() == process else { _exit(3) }  // A copy of the process has no say.
    var bytes = Data("\(kind.rawValue)".utf8) + text + [10]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { _exit(3) }  // Nobody listens any more.
      bytes.removeFirst(count)
    }
  }

  func complain(_ reason: String) {
    write(.complaint, Data(reason.replacing("\n", with: " ").utf8))
  }
}

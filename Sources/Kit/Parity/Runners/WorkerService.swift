import AppScreens
import Foundation
import TriptychTerminal

/// The side of a worker: it waits for requests, and takes their walks one by one.
final class WorkerService {
  private let apps: [any AppDefinition]
  private lazy var patterns = makePatterns()
  private let makePatterns: () -> [Pattern]
  private let requests: Int32
  private let answers: Int32
  private let process = getpid()

  /// The service of a process that was started to serve; nil in any other.
  ///
  /// Patterns are asked for with the first request, so that one that hangs then is seen to.
  init?(apps: [any AppDefinition], patterns: @escaping () -> [Pattern]) {
    guard let words = ProcessInfo.processInfo.environment[Worker.mark]?.split(separator: " "),
      words.count == 2, let memory = UInt64(words[0]), let (requests, answers) = Self.moveChannel()
    else { return nil }
    (self.apps, makePatterns) = (apps, patterns)
    (self.requests, self.answers) = (requests, answers)
    // Whoever started this process watches its memory. Addresses are limited more loosely, as each of the
    // hundreds of threads that queues may start reserves some megabytes for its stack.
    ProcessLimits.set(furtherBytes: 8 * memory << 20)
    if words[1] == "true" { ProcessLimits.setStrictly() }
  }

  /// Takes the channel out of the way of screens, whatever they print or read.
  ///
  /// It moves to descriptors chosen at random, which are closed to any program that a screen starts; what is
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
    write(.ready)
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
      let name = line.prefix { $0 != UInt8(ascii: "\t") }
      guard let app = apps.first(where: { Data($0.name.utf8) == name }) else {
        let name = String(decoding: name, as: UTF8.self)
        throw ProcessFailure.unusable("there is no app \(name.quoted)")
      }
      try take(Data(line.dropFirst(name.count + 1)), on: app)
      write(.ready)
    } catch let failure as ProcessFailure {
      if case .unusable(let reason) = failure.cause { complain(reason) }
    } catch {
      complain("\(error)")
    }
  }

  private func take<Subject: AppDefinition>(_ json: Data, on app: Subject) throws {
    let request = try JSONDecoder().decode(WorkerRequest<Subject.Gesture>.self, from: json)
    let patterns = [app.specificationPattern].compactMap(\.self) + patterns
    guard let pattern = patterns.first(where: { $0.name == request.pattern }) else {
      throw ProcessFailure.unusable("there is no pattern \(request.pattern.quoted)")
    }
    let times = TaskTimes(delay: request.walks.map(\.delay).max() ?? 0)
    guard let makeScreen = app.screenFactory(in: pattern, within: times) else {
      write(.unwritten, Data("a screen for \(app.name)".utf8))
      _exit(1)
    }
    let batch = WalkBatch(
      app: app, walks: request.walks, condition: request.condition, makeScreen: makeScreen,
      pause: request.pause)
    write(.begun)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func send(_ kind: WorkerLine, after words: String = "", _ value: some Encodable) {
      do { write(kind, Data(words.utf8) + (try encoder.encode(value))) } catch {
        complain("\(error)")
      }
    }
    var last: Subject.State?
    var displays = 0
    batch.take { display in
      displays += 1
      if displays > 1, display == last { return self.write(.same) }
      last = display
      send(.display, display)
    } end: { trail in
      send(.end, after: "\(displays) ", trail.ending)
      (last, displays) = (nil, 0)
    }
  }

  /// Writes a line at once and unbuffered, so that it is known how far a screen came that fails.
  private func write(_ kind: WorkerLine, _ text: Data = Data()) {
    // A forked child must not answer.
    guard getpid() == process else { _exit(3) }
    let bytes = Data("\(kind.rawValue)".utf8) + text + [10]
    // The parent has closed the connection.
    guard Pipe.send(Array(bytes), to: answers) else { _exit(3) }
  }

  private func complain(_ reason: String) {
    write(.complaint, Data(reason.replacing("\n", with: " ").utf8))
  }
}

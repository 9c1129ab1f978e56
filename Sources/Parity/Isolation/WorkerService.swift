import AppScreens
import Foundation
import TextLayout

/// What a worker does: it waits for orders, and answers them one by one.
struct WorkerService {
  private let apps: [any AppDefinition]
  private let patterns: [Pattern]
  private let journal = WorkerEvents(descriptor: WorkerProcess.channelInWorker)

  init(apps: [any AppDefinition], patterns: [Pattern]) {
    self.apps = apps
    self.patterns = patterns
  }

  /// Does orders until there are no more; then, or when whoever gave them is no more, it is killed.
  func run() {
    guard isCalledForOrders else { return }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(300_000) }
      kill(0, SIGKILL)
    }
    var received: [UInt8] = []
    var checks: [String: [Check]] = [:]
    while let order = nextFrame(in: &received) {
      do {
        let answer = try answer(
          JSONDecoder().decode(WorkerRequest.self, from: Data(order.payload)), &checks)
        journal.write(Frame(kind: .answer, number: order.number, payload: Array(answer)))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return
      }
    }
  }

  /// Whether the process was started by another that has orders for it.
  private var isCalledForOrders: Bool {
    var status = stat()
    return fstat(WorkerProcess.channelInWorker, &status) == 0
      && status.st_mode & S_IFMT == S_IFSOCK && getpgrp() == getpid()
  }

  private func nextFrame(in received: inout [UInt8]) -> Frame? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let frame = Frame.take(from: &received) { return frame }
      let count = bytes.withUnsafeMutableBytes {
        Foundation.read(WorkerProcess.channelInWorker, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received += bytes[..<count]
    }
  }

  private func answer(_ order: WorkerRequest, _ checks: inout [String: [Check]]) throws -> Data {
    guard let app = apps.first(where: { $0.name == order.app }) else {
      throw ProcessFailure.unusable("there is no app \(order.app.quoted)")
    }
    return try answer(order, app, &checks)
  }

  private func answer<Subject: AppDefinition>(
    _ order: WorkerRequest, _ app: Subject, _ checks: inout [String: [Check]]
  ) throws -> Data {
    switch order {
    case .find(_, let names):
      return try encoded(names.filter { name in !patterns.contains { $0.name == name } })
    case .check(_, let pattern, let index, let reference, let isShrinking):
      let key = "\(app.name)\n\(pattern)\n\(reference ?? "")"
      let known =
        try checks[key]
        ?? app.checks(
          of: journalled(pattern, for: app),
          reference: reference.map { try journalled($0, for: app) })
      checks[key] = known
      return try encoded(known[index].run(shrinking: isShrinking))
    case .explore(_, let names, let states):
      return try encoded(app.explore(names.map { try journalled($0, for: app) }, states: states))
    case .exhaust(_, let names, let length):
      return try encoded(app.exhaust(names.map { try journalled($0, for: app) }, upTo: length))
    case .lockstep(_, let names, let gestures, let seed):
      return try encoded(
        app.lockstep(
          of: names.map { try journalled($0, for: app) }, gestures: gestures, seed: seed))
    case .replay(_, let name, let steps):
      guard let makeScreen = app.screenFactory(in: try journalled(name, for: app)) else {
        throw ProcessFailure.unusable("\(name.quoted) has no screen for \(app.name)")
      }
      let screen = makeScreen()
      for step in try steps.flatMap(Step<Subject.Gesture>.read) { screen.take(step) }
      return try encoded(screen.display.widgets)
    }
  }

  private func pattern(_ name: String) throws -> Pattern {
    guard let pattern = patterns.first(where: { $0.name == name }) else {
      throw ProcessFailure.unusable("there is no pattern \(name.quoted)")
    }
    return pattern
  }

  private func journalled<Subject: AppDefinition>(_ name: String, for app: Subject) throws
    -> Pattern
  {
    let journal = journal
    return try pattern(name).replacingFactory(Subject.Gesture.self, Subject.Display.self) { make in
      let number = journal.announceScreen(of: name)
      return entered(make(), number, in: journal)
    }
  }

  private func encoded(_ answer: some Encodable) throws -> Data {
    try JSONEncoder().encode(answer)
  }
}

/// The screen, in a journal.
private func entered<Base: Screen>(
  _ screen: Base, _ number: UInt64, in journal: WorkerEvents
) -> any Screen<Base.Gesture, Base.Display> {
  AnnouncingScreen(screen, number: number, in: journal)
}

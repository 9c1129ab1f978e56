import AppScreens
import Foundation
import HostSystem
import TextLayout

/// The side of a worker: it waits for requests, and answers them one by one.
struct WorkerService {
  private let apps: [any AppDefinition]
  private let patterns: [Pattern]
  private let events = WorkerEvents(descriptor: WorkerProcess.channelInWorker)

  init(apps: [any AppDefinition], patterns: [Pattern]) {
    self.apps = apps
    self.patterns = patterns
  }

  /// Answers requests until there are no more, or until the process that makes them has ended.
  func run() {
    guard isCalledForRequests else { return }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(300_000) }
      ProcessFamily.own?.kill(from: getpid())
      kill(getpid(), SIGKILL)
    }
    var received: [UInt8] = []
    var checks: [String: [Check]] = [:]
    while let frame = nextFrame(in: &received) {
      do {
        let request = try JSONDecoder().decode(WorkerRequest.self, from: Data(frame.payload))
        let answer = try answer(request, &checks)
        events.write(answer: Array(answer), to: frame.number)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        return
      }
    }
  }

  /// True if the process was started by another that has requests for it.
  private var isCalledForRequests: Bool {
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

  private func answer(_ request: WorkerRequest, _ checks: inout [String: [Check]]) throws -> Data {
    guard let app = apps.first(where: { $0.name == request.app }) else {
      throw ProcessFailure.unusable("there is no app \(request.app.quoted)")
    }
    return try answer(request, app, &checks)
  }

  private func answer<Subject: AppDefinition>(
    _ request: WorkerRequest, _ app: Subject, _ checks: inout [String: [Check]]
  ) throws -> Data {
    switch request {
    case .find(_, let names):
      return try encoded(names.filter { name in !patterns.contains { $0.name == name } })
    case .check(_, let pattern, let index, let reference, let isShrinking):
      let key = "\(app.name)\n\(pattern)\n\(reference ?? "")"
      let known =
        try checks[key]
        ?? app.checks(
          of: announcingPattern(pattern, for: app),
          reference: reference.map { try announcingPattern($0, for: app) })
      checks[key] = known
      return try encoded(known[index].run(shrinking: isShrinking))
    case .search(let search, _, let names):
      return try encoded(
        app.search(search, over: names.map { try announcingPattern($0, for: app) }))
    case .replay(_, let name, let steps):
      guard let makeScreen = app.screenFactory(in: try announcingPattern(name, for: app)) else {
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

  /// The pattern of a name, with screens that announce each step and look before it happens.
  private func announcingPattern<Subject: AppDefinition>(_ name: String, for app: Subject) throws
    -> Pattern
  {
    let events = events
    return try pattern(name).replacingFactory(Subject.Gesture.self, Subject.Display.self) { make in
      let number = events.announceScreen(of: name)
      return announcing(make(), number, in: events)
    }
  }

  private func encoded(_ answer: some Encodable) throws -> Data {
    try JSONEncoder().encode(answer)
  }
}

private func announcing<Base: Screen>(
  _ screen: Base, _ number: UInt64, in events: WorkerEvents
) -> any Screen<Base.Gesture, Base.Display> {
  AnnouncingScreen(screen, number: number, in: events)
}

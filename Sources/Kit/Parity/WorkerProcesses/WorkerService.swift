import AppScreens
import Foundation
import HostSystem
import TextLayout

/// The side of a worker: it waits for requests, and answers them one by one.
final class WorkerService {
  private let apps: [any AppDefinition]
  private lazy var patterns = makePatterns()
  private let makePatterns: () -> [Pattern]
  private let channel: WorkerChannel
  private let events: WorkerEvents
  private let keeper = ScreenKeeper()
  private var checks: [String: [Check]] = [:]
  private var sessions: [String: any ScriptRunner] = [:]
  private var stages: [String: any StageRunner] = [:]
  private let grace = Grace()

  /// The service of a process that was started to serve; nil in any other.
  ///
  /// Patterns are asked for with the first request, so that one that hangs then is seen to.
  init?(apps: [any AppDefinition], patterns: @escaping () -> [Pattern]) {
    guard Self.isCalledForRequests, let (channel, memory) = WorkerChannel.accept() else {
      return nil
    }
    self.apps = apps
    makePatterns = patterns
    self.channel = channel
    events = WorkerEvents(channel)
    MemoryUse.forbidCores()
    MemoryUse.limitAddressSpace(toFurther: 2 * memory)
  }

  /// Answers requests until there are no more, or until the process that makes them has ended.
  func run() {
    let events = events
    UnwrittenCode.whenReached { what in
      events.announceUnwritten(what)
      _exit(1)
    }
    Self.endWithParent()
    events.write(.ready, [], to: 0)
    var reader = channel.reader
    while let piece = channel.piece() {
      reader.add(piece)
      while let frame = reader.next() { serve(frame) }
    }
  }

  private func serve(_ frame: Frame) {
    do {
      let request = try JSONDecoder().decode(WorkerRequest.self, from: Data(frame.payload))
      events.write(.answer, Array(try answer(request)), to: frame.number)
      keeper.end(lettingGo: request.letsGo)
      events.write(.done, [], to: frame.number)
      if case .end = request { exit(0) }
    } catch let flood as StageFlood {
      events.write(.flood, UInt64(flood.bytes).bytes, to: frame.number)
    } catch {
      events.write(.complaint, Array("\(error)".utf8), to: frame.number)
    }
  }

  /// True if the process was started by another that has requests for it.
  private static var isCalledForRequests: Bool {
    var status = stat()
    return fstat(WorkerProcess.channelInWorker, &status) == 0
      && status.st_mode & S_IFMT == S_IFSOCK && getpgrp() == getpid()
  }

  /// Ends this process, and all that it started, once the one that started it has ended.
  private static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(300_000) }
      ProcessFamily.own?.kill(from: getpid())
      kill(getpid(), SIGKILL)
    }
  }

  private func answer(_ request: WorkerRequest) throws -> Data {
    switch request {
    case .end:
      sessions = [:]
      ThreadCount.waitForOthers()
      return try encoded(true)
    case .find(let app, let names):
      _ = try self.app(app)
      return try encoded(names.filter { name in !patterns.contains { $0.name == name } })
    case .check(let app, let pattern, let index, let reference, let walks, let isShrinking, _):
      let check = try check(self.app(app), pattern, index, beside: reference, among: walks)
      keeper.keep(!isShrinking && !check.isOnRelease)
      return try encoded(check.carryOut(shrinking: isShrinking))
    case .script(let app, let pattern, let operations):
      keeper.keep(false)
      let key = "\(app)\n\(pattern)"
      let session = try sessions[key] ?? session(self.app(app), pattern)
      sessions[key] = session
      return try encoded(session.run(operations))
    case .stage(let app, let pattern, let operations):
      ProcessLimits.areSet
      keeper.keep(false)
      let stage = try stages[app] ?? stage(self.app(app), pattern)
      stages[app] = stage
      return try stage.run(operations)
    case .watch(let app, let pattern, let mode, let leavesWorldApart, let steps):
      ProcessLimits.areSet
      keeper.keep(false)
      return try encoded(
        finding(after: steps, self.app(app), pattern, mode, leavingWorldApart: leavesWorldApart))
    case .report(let order, let executable):
      keeper.keep(false)
      WorkerProcess.allowOthers()
      let others = Isolation(executable: executable, arguments: [Isolation.serveVerb])
      let report = try order.report(
        on: app(order.app), of: patterns, in: InProcess(surroundings: others))
      guard let report else {
        throw ProcessFailure.unusable("not all patterns of \(order.patterns.listed) are there")
      }
      return try encoded(report)
    case .replay(let app, let pattern, let steps):
      keeper.keep(true)
      return try encoded(widgets(after: steps, self.app(app), pattern))
    }
  }

  private func check(
    _ app: some AppDefinition, _ pattern: String, _ index: Int, beside reference: String?,
    among walks: WalkBudget
  ) throws -> Check {
    let key = "\(app.name)\n\(pattern)\n\(reference ?? "")\n\(walks)"
    let known =
      try checks[key]
      ?? app.checks(
        of: announcingPattern(pattern, for: app),
        reference: reference.map { try announcingPattern($0, for: app) }, walks: walks)
    checks[key] = known
    guard known.indices.contains(index) else {
      throw ProcessFailure.unusable("\(app.name) has no check \(index) of \(pattern.quoted)")
    }
    return known[index]
  }

  private func session(
    _ app: some AppDefinition, _ pattern: String
  ) throws -> any ScriptRunner {
    try ScriptSession(app, factory(app, pattern))
  }

  private func stage(_ app: some AppDefinition, _ pattern: String) throws -> any StageRunner {
    try StageSession(app, factory(app, pattern))
  }

  private func finding<Subject: AppDefinition>(
    after steps: [String], _ app: Subject, _ pattern: String, _ mode: RunMode,
    leavingWorldApart: Bool
  ) throws -> Finding? {
    var staged = StagedApp(app.name, Subject.Gesture.self, Subject.Display.self)
    let rule = Rule<Subject.Gesture, Subject.Display>("", "", mode: mode, scenarios: [])
    if leavingWorldApart {
      staged.rules = [Rule("", "", mode: .leavingTheWorld, scenarios: [])]
    }
    let run = try ModeRun(
      app: staged, rule: rule, pattern: pattern, mode: mode, name: mode.suffix,
      makeScreen: factory(app, pattern), grace: grace)
    return run.finding(after: try steps.flatMap(Step<Subject.Gesture>.read))
  }

  private func widgets<Subject: AppDefinition>(
    after steps: [String], _ app: Subject, _ pattern: String
  ) throws -> [Widget] {
    let screen = try factory(app, pattern)()
    for step in try steps.flatMap(Step<Subject.Gesture>.read) { screen.take(step) }
    return screen.display.widgets
  }

  private func factory<Subject: AppDefinition>(
    _ app: Subject, _ name: String
  ) throws -> @Sendable () -> any Screen<Subject.Gesture, Subject.Display> {
    guard let makeScreen = app.screenFactory(in: try announcingPattern(name, for: app)) else {
      events.announceUnwritten("a screen for \(app.name)")
      _exit(1)
    }
    return makeScreen
  }

  private func app(_ name: String) throws -> any AppDefinition {
    guard let app = apps.first(where: { $0.name == name }) else {
      throw ProcessFailure.unusable("there is no app \(name.quoted)")
    }
    return app
  }

  /// The pattern of a name, with screens that announce each step and look before it happens.
  private func announcingPattern<Subject: AppDefinition>(_ name: String, for app: Subject) throws
    -> Pattern
  {
    guard let pattern = app.besideSpecification(patterns).first(where: { $0.name == name }) else {
      throw ProcessFailure.unusable("there is no pattern \(name.quoted)")
    }
    let (events, keeper) = (events, keeper)
    return pattern.replacingFactory(Subject.Gesture.self, Subject.Display.self) { make in
      let number = events.announceScreen(of: name)
      return keeper.kept(announcing(make(), number, in: events))
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

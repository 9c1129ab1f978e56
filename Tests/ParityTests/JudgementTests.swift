import AppRules
import AppScreens
import Foundation
import Testing

@testable import Parity

/// What is known of a pattern's ends, and how long anybody works, before any process is started.
struct JudgementTests {
  private let app = ColourSelectorApp()

  private func isolation(run seconds: Double = 400) -> Isolation {
    var isolation = Isolation(executable: "/no/such/file", arguments: [])
    isolation.limits.run = seconds
    return isolation
  }

  private func failure(
    _ cause: ProcessFailure.Cause = .crashed(signal: 4, name: "Trap"),
    after steps: [String] = ["green=on"], at moment: ProcessFailure.Moment = .inUse,
    of pattern: String? = "Mine"
  ) -> ProcessFailure {
    ProcessFailure(cause, pattern: pattern, steps: steps, at: moment)
  }

  private func judgement(on failure: ProcessFailure, in isolation: Isolation) -> ProcessJudgement {
    isolation.judgement(on: failure, of: app, in: "Mine") { () throws(ProcessFailure) in
      Issue.record("it is known already")
    }
  }

  @Test func `a failure that says nothing of a screen is not judged`() {
    for failure in [failure(of: nil), failure(.overdue(seconds: 1, .run))] {
      guard case .undecided = judgement(on: failure, in: isolation()) else {
        Issue.record("judged: \(failure)")
        continue
      }
    }
  }

  @Test func `what is not written is believed at once`() {
    guard
      case .confirmed(let end) = judgement(
        on: failure(.unwritten(what: "it")), in: isolation())
    else {
      Issue.record("not believed")
      return
    }
    #expect(end.steps == ["green=on"])
  }

  @Test func `a failure that a known end explains is that one, found after its own steps`() throws {
    let isolation = isolation()
    isolation.workers.knownEnds["colour\nMine"] = [
      failure(.exitedEarly(status: 1)), failure(),
    ]
    let longer = failure(after: ["yellow=on", "replace-view", "green=on"])
    guard case .confirmed(let end) = judgement(on: longer, in: isolation) else {
      Issue.record("not known")
      return
    }
    #expect(end.steps == ["green=on"])
    #expect(end.foundAfter == 3)
    #expect(isolation.knownEnds(of: app, in: "Mine").count == 2)
    #expect(isolation.knownEnds(of: app, in: "Other").isEmpty)
    #expect(isolation.knownEnds(of: CalculatorApp(), in: "Mine").isEmpty)
    #expect(isolation.knownEnd(like: failure(after: ["yellow=on"]), of: app, in: "Mine") == nil)
  }

  @Test func `what cannot be told again without a process is unstable`() {
    guard
      case .unstable(let first, let then) = isolation().judgement(
        on: failure(), of: app, in: "Mine", again: { () throws(ProcessFailure) in })
    else {
      Issue.record("judged otherwise")
      return
    }
    #expect(first.steps == ["green=on"])
    #expect(then == nil)
  }

  @Test func `what fails in the same way when it is done again is confirmed, and else it is not`() {
    func then(_ other: ProcessFailure) -> ProcessJudgement {
      isolation().judgement(on: failure(), of: app, in: "Mine") { () throws(ProcessFailure) in
        throw other
      }
    }
    if case .confirmed(let end) = then(failure()) {
      #expect(end.steps == ["green=on"])
    } else {
      Issue.record("the same is not confirmed")
    }
    if case .unstable(_, let other?) = then(failure(after: ["yellow=on"])) {
      #expect(other.steps == ["yellow=on"])
    } else {
      Issue.record("another end is not told")
    }
    guard case .unstable(_, nil) = then(failure(.unusable(reason: "none"))) else {
      Issue.record("what tells nothing is told")
      return
    }
  }

  @Test func `each pattern has its worker, until others are wanted`() {
    let pool = WorkerPool("/no/such/file", [])
    let limits = Isolation.Limits()
    let names = ["MVP", "MVC", WorkerPool.surroundings(true), WorkerPool.surroundings(false)]
    let workers = names.map { pool.worker(for: $0, limits) }
    #expect(Set(workers.map(ObjectIdentifier.init)).count == 4)
    pool.dropAll(but: ["MVP"])
    let kept = zip(names, workers).filter { pool.worker(for: $0, limits) === $1 }.map(\.0)
    #expect(kept == ["MVP", WorkerPool.surroundings(true), WorkerPool.surroundings(false)])
  }

  @Test func `all work has one end, and what is done beside others a nearer one`() {
    let pool = WorkerPool("/no/such/file", [])
    let limits = Isolation.Limits(run: 1_000)
    let end = pool.deadline(within: limits)
    #expect(pool.deadline(within: limits) == end)
    let (nearer, nearest) = pool.sharing(limits) {
      (pool.deadline(within: limits), pool.sharing(limits) { pool.deadline(within: limits) })
    }
    #expect(nearer < end)
    #expect(nearest == nearer)
    #expect(((end - nearer) / .seconds(1) - 500).magnitude < 50)
    #expect(pool.deadline(within: limits) == end)
  }

  @Test func `when all time is up work is refused, and the limit is told`() throws {
    let pool = WorkerPool("/no/such/file", [])
    try pool.refuseWorkInTheEnd(within: Isolation.Limits(run: 1_000))
    let failure = #expect(throws: ProcessFailure.self) {
      try pool.refuseWorkInTheEnd(within: Isolation.Limits(run: 0))
    }
    #expect(
      failure?.description
        == "not done within 0 s, the limit on the whole run, of which a pattern may take half")
  }

  @Test func `a worker that nothing was asked of has no answer, and ends in good order`() {
    let worker = Worker("/no/such/file", [], Isolation.Limits())
    let failure = #expect(throws: ProcessFailure.self) {
      let _: Worker.Reply<Bool> = try worker.finish(until: .now + .seconds(60))
    }
    #expect(failure?.description == "no process of its own: nothing was asked for")
    #expect(worker.end(until: .now + .seconds(60)) == nil)
    #expect(worker.words == "")
  }

  @Test func `a process has memory, and what is no process has none`() {
    #expect(MemoryUse.resident(of: getpid()) > 1 << 20)
    #expect(MemoryUse.resident(of: 0) == 0)
    #expect(ThreadCount.now.map { $0 > 0 } ?? true)
  }
}
